/** SVG path data of each icon: a 20 by 20 box, stroke width 1.5. */
export const icons = {
  alert: 'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M10 6.2v4.6M10 13.6v.1',
  bed: 'M2.5 15.5v-10M2.5 12.5h15v3M17.5 12.5v-2a2 2 0 0 0-2-2h-7v4M4.1 9.6a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0',
  calendar: 'M3.5 5.5h13v11h-13zM3.5 9h13M7 3.5v3.5M13 3.5v3.5',
  check: 'm4 10.5 4 4 8-9',
  close: 'm5 5 10 10M15 5 5 15',
  compass: 'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M13 7l-1.7 4.3L7 13l1.7-4.3Z',
  copy: 'M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4',
  document: 'M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M7.5 10h5M7.5 13h5',
  down: 'm5 7.5 5 5 5-5',
  download: 'M10 3.5v9m-4-4 4 4 4-4M3.5 16.5h13',
  external: 'M8 4.5H4.5v11h11V12M11.5 3.5h5v5M16 4l-7 7',
  feed: 'M4 15.9h.1M4 10a6 6 0 0 1 6 6M4 4a12 12 0 0 1 12 12',
  grid: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  heart: 'M10 16.6 3.7 10.4a3.9 3.9 0 0 1 5.5-5.5l.8.8.8-.8a3.9 3.9 0 0 1 5.5 5.5Z',
  home: 'm3 9.5 7-6 7 6M5 8v8.5h10V8M8.5 16.5v-5h3v5',
  left: 'M16.5 10h-13m5-5-5 5 5 5',
  list: 'M7 5.5h10M7 10h10M7 14.5h10M3.5 5.5h.1M3.5 10h.1M3.5 14.5h.1',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5.5l7.5 6 7.5-6',
  map: 'm2.5 5 5-2 5 2 5-2v12l-5 2-5-2-5 2zM7.5 3v12M12.5 5v12',
  menu: 'M3 6.5h14M3 13.5h14',
  pause: 'M7 4.5v11M13 4.5v11',
  phone: 'M6.8 3.5 4 4c-.6 6 6 12.6 12 12l.5-2.8-3.6-1.7-1.5 1.6c-2-.9-3.6-2.5-4.5-4.5l1.6-1.5Z',
  pictures: 'M5.5 3.5h12v9h-12zM2.5 7v9.5H14M5.5 11l3.5-3 3 2.5 2-1.5 3.5 2.5',
  pin: 'M10 17.5c3.7-3.7 5.5-6.6 5.5-9a5.5 5.5 0 0 0-11 0c0 2.4 1.8 5.3 5.5 9ZM8 8.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  plan: 'M3 3.5h14v13H3zM3 10h5M11 3.5V8M11 12v4.5M11 10h6',
  play: 'M6.5 4v12l9.5-6Z',
  plus: 'M10 4v12M4 10h12',
  print: 'M5.5 7.5v-5h9v5M5.5 14.5h-3v-7h15v7h-3M5.5 12h9v5.5h-9z',
  right: 'M3.5 10h13m-5-5 5 5-5 5',
  route:
    'M3 15a2 2 0 1 0 4 0 2 2 0 1 0-4 0M13 5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7 15h5.5a2.5 2.5 0 0 0 0-5h-5a2.5 2.5 0 0 1 0-5H13',
  search: 'M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M13.2 13.2l4 4',
  share: 'M10 12.5v-10M6.5 5.5 10 2.5l3.5 3M5.5 9h-2v8.5h13V9h-2',
  sliders: 'M3 6h8M15 6h2M3 14h2M9 14h8M11 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0M5 14a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  up: 'M10 16.5v-13m-5 5 5-5 5 5',
  user: 'M6.5 7a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M3.5 17c.6-3.5 3.2-5 6.5-5s5.9 1.5 6.5 5',
  video: 'M2.5 5.5h10v9h-10zM12.5 9l5-3v8l-5-3',
  water: 'M2.5 7c2.5-2 5 2 7.5 0s5 2 7.5 0M2.5 12c2.5-2 5 2 7.5 0s5 2 7.5 0',
  whatsapp:
    'm3 17 1-3.5A7 7 0 1 1 6.7 16ZM7.8 7c-.6 2.5 2.7 5.8 5.2 5.2l.3-1.4-1.6-.8-.8.7c-.8-.4-1.3-.9-1.7-1.7l.7-.8-.8-1.5Z',
  zoomIn: 'M9 3.5a5.5 5.5 0 1 0 .1 0M13.2 13.2l4 4M6.5 9h5M9 6.5v5',
  zoomOut: 'M9 3.5a5.5 5.5 0 1 0 .1 0M13.2 13.2l4 4M6.5 9h5',
} as const

export type IconName = keyof typeof icons

/** Whether an icon of that name exists, since configuration may name any. */
export function isIcon(name: string): name is IconName {
  return Object.hasOwn(icons, name)
}
