import type { Sentences } from '#scripts/demo-agency/words/sentence-picker.ts'

/** Dutch sentences about heating, energy and works. */
export const technique: Sentences = {
  'tech.gas': [
    '[verwarmen gebeurt met|de verwarming werkt op] aardgas en de ramen zijn in {frameOf} met {glazing}.',
    'een gasketel zorgt voor warmte en warm water; de ramen hebben {glazing}.',
    'centrale verwarming op gas, {frames} met {glazing}.',
    'technisch: cv op aardgas en {glazing} in {frames}.',
    'de woonst wordt met gas verwarmd en heeft overal {glazing}.',
  ],
  'tech.oil': [
    'de verwarming werkt op stookolie; de ramen hebben {glazing}.',
    'er is centrale verwarming op stookolie, met een tank op het perceel.',
    'de verwarming werkt nu op stookolie; een overstap is het bekijken waard.',
    'stookolieketel, {frames} en {glazing}: degelijk, al is er energetisch winst te halen.',
  ],
  'tech.electric': [
    'de verwarming is elektrisch; de ramen hebben {glazing}.',
    'elektrische verwarming en {glazing} in {frames}.',
    'er wordt elektrisch verwarmd, kamer per kamer te regelen.',
  ],
  'tech.heatPump': [
    'een warmtepomp verwarmt via de vloer en {glazing} houdt de warmte binnen.',
    'geen gas meer nodig: een warmtepomp doet het werk.',
    'warmtepomp, vloerverwarming en {glazing} zorgen voor een [lage|kleine] energiefactuur.',
    'de warmtepomp en de {frames} met {glazing} drukken het verbruik.',
  ],
  'tech.pellet': [
    'een pelletketel zorgt voor warmte en warm water.',
    'verwarmd wordt er met pellets, aangevuld vanuit de berging.',
  ],
  'energy.good': [
    'het EPC vermeldt label {label}, met {score}.',
    'met label {label} ({score}) geldt er geen renovatieverplichting.',
    'de energiescore van {score} levert label {label} op.',
    'energielabel {label}: {score}, dus comfort zonder hoge energiefactuur.',
    'label {label} op het EPC, met {score}.',
  ],
  'energy.middle': [
    'het EPC geeft label {label}, met {score}.',
    'op energievlak scoort het pand {score}, goed voor label {label}.',
    'label {label} ({score}): in orde om te bewonen, met ruimte voor verbetering.',
    'energetisch zit u met {score} in label {label}.',
    'het EPC-attest vermeldt {score}, label {label}.',
  ],
  'energy.poor': [
    'met {score} heeft het pand label {label}: de koper moet binnen de wettelijke termijn label D of beter halen.',
    'het EPC geeft {score} (label {label}), waardoor de renovatieverplichting geldt.',
    'energielabel {label} met {score} betekent dat u isolatie meteen meerekent.',
    'label {label} op het EPC ({score}): dak, ramen en ketel zijn de eerste stappen.',
    'houd bij uw plannen rekening met label {label} ({score}) en de renovatieverplichting.',
  ],
  'energy.rent': [
    'het EPC vermeldt label {label} met {score}.',
    'energielabel {label}, {score}.',
    'met {score} heeft het pand label {label}.',
  ],
  'work.renovate': [
    'reken op nieuwe elektriciteit, isolatie en [ramen|een nieuwe ketel].',
    'dak, ramen en sanitair zijn de voornaamste werken.',
    'de structuur is gezond; technieken en afwerking moeten opnieuw.',
    'een architect ziet hier meteen waar muren weg kunnen.',
    'laat een aannemer meekomen op bezoek, dan weet u waar u aan toe bent.',
    'de achterbouw mag wijken voor een [lichte|open] aanbouw, mits vergunning.',
    'houd in uw begroting rekening met nieuwe vloeren over {living}.',
    'de grote werken: dakisolatie, {frames} vervangen en leidingen vernieuwen.',
  ],
  'work.freshen': [
    'een nieuwe vloer, verf en hier en daar een [nieuw raam|lichtpunt]: veel meer hoeft niet.',
    'met een bescheiden budget zet u het interieur naar uw hand.',
    'het behang mag eraf, de rest kan in fases.',
    'de ruwbouw is in orde, dus u bepaalt zelf het tempo van de werken.',
    'sanitair en vloeren zijn gedateerd maar proper.',
    'werken kunnen kamer per kamer, terwijl u er al woont.',
  ],
  'work.done': [
    'ramen, dak en leidingen werden in {renovated} mee vernieuwd.',
    'de werken van {renovated} gebeurden met facturen, die we u graag tonen.',
    'sinds {renovated} ligt er nieuwe elektriciteit en is het dak geïsoleerd.',
    'alle technieken dateren van {renovated}.',
  ],
}
