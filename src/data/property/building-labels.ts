import type {
  ConditionCode,
  FloorCoveringCode,
  FrameCode,
  GlazingCode,
  HeatingCode,
  KitchenCode,
  RoofCode,
  VacancyCode,
} from '#domain/property.ts'
import type { Codes } from '../cell/fields.ts'

// Keys are Dutch labels as CRMs write them, folded (see fold.ts).

export const conditions: Codes<ConditionCode> = {
  nieuw: 'asNew', alsnieuw: 'asNew', nieuwstaat: 'asNew', instapklaar: 'asNew', uitstekend: 'asNew', uitstekendestaat: 'asNew',
  gerenoveerd: 'justRenovated', recentgerenoveerd: 'justRenovated', pasgerenoveerd: 'justRenovated', volledigvernieuwd: 'justRenovated',
  goed: 'good', goedestaat: 'good', normaal: 'good', zeergoed: 'good', bewoonbaar: 'good', verzorgd: 'good',
  opfrissen: 'toFreshenUp', optefrissen: 'toFreshenUp', teopfrissen: 'toFreshenUp', opteknappen: 'toFreshenUp',
  renoveren: 'toRenovate', terenoveren: 'toRenovate', tevernieuwen: 'toRenovate',
  restaureren: 'toRestore', terestaureren: 'toRestore', ruwbouw: 'toRestore',
}

export const heatings: Codes<HeatingCode> = {
  gas: 'gas', aardgas: 'gas', centraleverwarminggas: 'gas', cvgas: 'gas', centraleverwarmingopgas: 'gas', cvopgas: 'gas', gasverwarming: 'gas',
  mazout: 'oil', stookolie: 'oil', olie: 'oil', centraleverwarmingmazout: 'oil', cvmazout: 'oil', centraleverwarmingopmazout: 'oil', cvopmazout: 'oil', cvopstookolie: 'oil',
  elektrisch: 'electric', elektriciteit: 'electric', elektrischeverwarming: 'electric', accumulatie: 'electric',
  warmtepomp: 'heatPump', luchtwaterwarmtepomp: 'heatPump', geothermischewarmtepomp: 'heatPump', geothermie: 'heatPump',
  pellets: 'pellet', pellet: 'pellet', pelletkachel: 'pellet', pelletketel: 'pellet',
  hout: 'wood', houtkachel: 'wood', houtverwarming: 'wood',
  warmtenet: 'districtHeating', stadsverwarming: 'districtHeating',
  geen: 'none', geenverwarming: 'none',
}

export const glazings: Codes<GlazingCode> = {
  enkel: 'single', enkelglas: 'single', enkelebeglazing: 'single', enkelebeglazingen: 'single',
  dubbel: 'double', dubbelglas: 'double', dubbelebeglazing: 'double', dubbeleglas: 'double', dubbelebeglazingen: 'double',
  hoogrendement: 'highEfficiency', hoogrendementsglas: 'highEfficiency', hoogrendementsbeglazing: 'highEfficiency', hr: 'highEfficiency', 'hr++': 'highEfficiency', superisolerend: 'highEfficiency',
  superisolerendebeglazing: 'highEfficiency', superisolerendglas: 'highEfficiency',
  driedubbel: 'triple', driedubbelglas: 'triple', driedubbelebeglazing: 'triple', tripleglas: 'triple', drievoudig: 'triple', drievoudigebeglazing: 'triple',
}

export const frames: Codes<FrameCode> = {
  hout: 'wood', houten: 'wood', houtenramen: 'wood',
  aluminium: 'aluminium', alu: 'aluminium',
  pvc: 'pvc', kunststof: 'pvc',
  staal: 'steel', stalen: 'steel', metaal: 'steel',
}

export const kitchens: Codes<KitchenCode> = {
  geen: 'none', nietaanwezig: 'none', geenkeuken: 'none',
  basis: 'basic', eenvoudig: 'basic', standaard: 'basic', nietgeinstalleerd: 'basic', kitchenette: 'basic',
  ingericht: 'installed', geinstalleerd: 'installed', ingerichtekeuken: 'installed', halfgeinstalleerd: 'installed', ingebouwd: 'installed',
  volledigingericht: 'fullyEquipped', volledigingerichtekeuken: 'fullyEquipped', volledigeinrichting: 'fullyEquipped',
  volledig: 'fullyEquipped', volledigeuitrusting: 'fullyEquipped', vollediguitgerust: 'fullyEquipped', volledigtoegerust: 'fullyEquipped',
  vollediguitgerustekeuken: 'fullyEquipped', uitgerust: 'fullyEquipped', volledigingebouwd: 'fullyEquipped',
  hyperuitgerust: 'hyperEquipped', superuitgerust: 'hyperEquipped', luxueus: 'hyperEquipped', luxe: 'hyperEquipped', hyperingericht: 'hyperEquipped', superingericht: 'hyperEquipped',
}

export const roofs: Codes<RoofCode> = {
  pannen: 'tiles', dakpannen: 'tiles', kleipannen: 'tiles', betonpannen: 'tiles', hellenddak: 'tiles', hellenddakpannen: 'tiles',
  leien: 'slate', natuurleien: 'slate', kunstleien: 'slate', lei: 'slate',
  plat: 'flat', platdak: 'flat', roofing: 'flat', platdakroofing: 'flat', epdm: 'flat',
  riet: 'thatch', rieten: 'thatch', stro: 'thatch', rietendak: 'thatch',
  metaal: 'metal', zink: 'metal', staalplaat: 'metal', golfplaat: 'metal', stalenplaten: 'metal', sandwichpanelen: 'metal',
}

export const floorCoverings: Codes<FloorCoveringCode> = {
  tegels: 'tiles', tegel: 'tiles', tegelvloer: 'tiles', keramischetegels: 'tiles', keramisch: 'tiles',
  parket: 'parquet', plankenvloer: 'parquet', hout: 'parquet', houtenvloer: 'parquet',
  laminaat: 'laminate', vinyl: 'vinyl', linoleum: 'vinyl', pvc: 'vinyl',
  tapijt: 'carpet', vasttapijt: 'carpet',
  gietvloer: 'castFloor', polybeton: 'castFloor', beton: 'castFloor', gepolierdbeton: 'castFloor',
  natuursteen: 'naturalStone', marmer: 'naturalStone', blauwesteen: 'naturalStone', blauwehardsteen: 'naturalStone',
}

export const vacancies: Codes<VacancyCode> = {
  onmiddellijk: 'now', onmiddellijkvrij: 'now', direct: 'now', directbeschikbaar: 'now', vrij: 'now', meteen: 'now',
  bijakte: 'atDeed', bijdeakte: 'atDeed', vanafakte: 'atDeed', bijverlijdenakte: 'atDeed', bijverlijdenvandeakte: 'atDeed', bijhetverlijdenvandeakte: 'atDeed', vrijbijakte: 'atDeed', vrijopakte: 'atDeed',
  tebespreken: 'byAgreement', overeentekomen: 'byAgreement', inoverleg: 'byAgreement', inonderlingoverleg: 'byAgreement', nadertebepalen: 'byAgreement', volgensafspraak: 'byAgreement',
  nahuur: 'afterLease', naeindehuur: 'afterLease', eindehuur: 'afterLease', mitshuur: 'afterLease', nadehuur: 'afterLease', mitsnalevinghuurders: 'afterLease', naeindevandehuur: 'afterLease', verhuurd: 'afterLease', mitsinachtneminghuurcontract: 'afterLease',
}
