import { type FrameView, PortalFrame } from '#ui/portal/frame/PortalFrame.tsx'
import { type AwakeStatistics, StatisticsPage, type StatisticsView } from './StatisticsPage.tsx'

/** The statistics of a home, and what stands around them. */
export type HomeStatisticsView = Readonly<{ frame: FrameView; statistics: StatisticsView }>

type Props = Readonly<{
  shown: HomeStatisticsView
  awake?: AwakeStatistics
  /** What a press has changed, for screen readers. */
  said?: string
}>

/** The service renders it, and React takes it over in the browser. */
export function HomeStatistics({ shown: { frame, statistics }, awake, said }: Props) {
  return (
    <PortalFrame frame={frame} onChoose={awake?.onChoose}>
      <StatisticsPage view={statistics} awake={awake} />
      <output className="vh">{said}</output>
    </PortalFrame>
  )
}
