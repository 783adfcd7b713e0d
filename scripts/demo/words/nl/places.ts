import type { Pool } from '../teller.ts'

/** Surroundings: `by` is a sight nearby, `move` a way to travel, `rail` one without a car, `road` one with. */
export const places: Pool = {
  'place.near': [
    '{by} en {by2} liggen [op fietsafstand|in de buurt|niet ver weg].',
    'te voet bent u snel bij {by}.', 'voor een ommetje trekt u naar {by}.', 'winkels en school bereikt u met de fiets, net als {by}.',
    'u woont hier [niet ver van|dicht bij] {by}.', 'op zondag wandelt u naar {by}.', 'de ligging is [een van de troeven|een pluspunt]: {by} is dichtbij.',
    'kinderen fietsen veilig naar school en u naar {by2}.', '{town} heeft wat een gezin nodig heeft, van bakker tot sporthal, en {by} om tot rust te komen.',
    'tussen {by} en {by2} woont u rustig.', 'de buurt is groen en rustig, met {by} als geliefd wandeldoel.',
    'joggers kennen {by}, fietsers {by2}.', 'de {street} is een straat met [plaatselijk|weinig doorgaand] verkeer, op korte afstand van {by}.',
    'wie de streek kent, weet {by} te vinden.', 'een bakker, een school, {by2}: u hebt het allemaal in de omgeving.',
    'de ligging nabij {by} is [gekend|geliefd].', 'een wandeling naar {by} hoort er hier gewoon bij.', 'met {by} en {by2} in de buurt is er altijd iets te zien.',
    'de buren kennen elkaar en {by} is nooit ver.', 'de straat is rustig; leven vindt u rond {by}.', 'groen is er genoeg, tot aan {by}.',
    'het dorp begint om de hoek en {by} ligt er vlakbij.',
  ],
  'place.move': [
    'via {move} bent u vlot onderweg.', 'pendelen doet u via {rail}.', 'wie zonder auto leeft, heeft {rail} en een goed net van fietspaden.',
    '{move} is [vlot bereikbaar|in enkele minuten te bereiken].', '{rail} en winkels zijn vlakbij.', 'naar {road} is het een korte rit.',
    'dagelijkse boodschappen doet u in {town} zelf; {move} brengt u verder.', 'voor de verbinding met de stad is er {move}.',
    'met {move} in de buurt staat u snel op uw werk.', 'wie in Gent of Antwerpen werkt, vertrekt via {road}.', 'de bereikbaarheid is goed, met {move} op korte afstand.',
    'op enkele minuten ligt {road}.', 'ook {move} is niet ver.', 'scholen, winkels en {move} liggen in de omgeving.', 'werkt u verderop? {move} is dichtbij.',
  ],
  'place.trade': [
    '{move} is vlakbij, wat klanten en leveranciers waarderen.', 'de bereikbaarheid via {move} is [goed|een troef].', 'in de buurt van {by} is er [heel de week|altijd] beweging.',
    'u vestigt zich dicht bij {by}.', 'tussen {by} en {by2} passeert er dagelijks volk.', 'met {move} in de buurt bent u snel bij uw klanten.',
  ],
  'place.stekene': [
    'Stekene ligt tussen Antwerpen en Gent, met de E34 als snelste verbinding.', 'langs de Stekense Vaart fietst u zo tot in Kemzeke.', 'achter de dorpskern begint het bos: de Stropers is in de buurt.',
    'het oude kleiland van Stekene is vandaag een streek van putten, bossen en wandelpaden.', 'door de week doet u boodschappen in het dorp, in het weekend wandelt u in de Stropers.',
    'scholen, sporthal en bibliotheek liggen in Stekene op fietsafstand van elkaar.',
  ],
  'place.berlare': [
    'het Donkmeer, een van de grootste meren van Vlaanderen, bepaalt het leven in Berlare.', 'langs de Scheldedijk fietst u van Berlare tot Dendermonde zonder één verkeerslicht.', 'rond het Donkmeer loopt een wandelpad waar u op een uurtje rond bent.',
  ],
  'place.sint-niklaas': [
    'de Grote Markt van Sint-Niklaas is de grootste van het land, met markt op donderdag.', 'met de trein staat u vanuit Sint-Niklaas vlot in Antwerpen of Gent.', 'in het stadspark van Sint-Niklaas is er altijd wel schaduw en een bank vrij.', 'Sint-Niklaas heeft scholen, van kleuterklas tot hogeschool.',
  ],
  'place.dendermonde': ['Dendermonde heeft een markt met belfort, een begijnhof en twee rivieren.', 'aan de vesten van Dendermonde wandelt u langs het water.', 'vanuit Dendermonde sporen treinen naar Brussel, Gent en Mechelen.'],
  'place.aalst': ['Aalst ligt aan de Dender en op een half uur sporen van Brussel.', 'in het Osbroek wandelen Aalstenaars tussen bos en vijvers.', 'de Grote Markt van Aalst met haar belfort is om de hoek van alles.'],
  'place.lokeren': ['het Molsbroek in Lokeren telt kilometers vlonderpad.', 'Lokeren ligt aan de Durme en halfweg de spoorlijn tussen Gent en Antwerpen.', 'de fietssnelweg langs het spoor brengt u van Lokeren naar Sint-Niklaas.'],
  'place.waasmunster': ['de Hoge Heirweg en de heide maken Waasmunster een van de groenste dorpen van het Waasland.', 'dennen, zandgrond en stilte: Waasmunster zoals men het kent.', 'langs de Durme in Waasmunster hebt u kilometers dijk voor u.'],
  'place.hamme': ['de Mirabrug in Hamme is intussen van wandelaars en fietsers.', 'in Hamme vloeit de Durme traag naar de Schelde.', 'het centrum van Hamme heeft winkels, scholen en een zwembad.'],
  'place.temse': ['op de kaai van Temse kijkt u uit op de Scheldebrug.', 'in Temse wandelt u van de kerk zo naar het water.', 'met de trein van Temse naar Mechelen of Sint-Niklaas: dat gaat vlot.'],
  'place.sint-pauwels': ['de oude spoorweg door Sint-Pauwels is nu een fietspad tot in Hulst.', 'in Sint-Pauwels draait de molen nog.', 'Sint-Pauwels is een dorp waar de bakker u na een week kent.'],
  'place.sint-gillis-waas': ['Sint-Gillis-Waas ligt tussen de Wase bolle akkers en de polder.', 'van Sint-Gillis-Waas fietst u over de oude spoorbedding naar Hulst.', 'de N403 verbindt Sint-Gillis-Waas met Sint-Niklaas en de E34.'],
  'place.zele': ['Zele ligt tussen Durme en Schelde, met een station op de lijn Lokeren–Dendermonde.', 'vanuit Zele fietst u langs het water naar het Donkmeer.'],
  'place.wetteren': ['in Wetteren stopt de trein naar Gent en Brussel, en ligt de E40 vlakbij.', 'de Scheldekaai van Wetteren is een vaste wandeling.', 'op de markt van Wetteren vindt u winkels en terrassen.'],
  'place.lebbeke': ['Lebbeke heeft een eigen station en een dorpsplein met terrassen.', 'van Lebbeke is het maar enkele kilometers naar Dendermonde.'],
  'place.beveren': ['kasteel Cortewalle en zijn park liggen midden in Beveren.', 'Beveren zit dicht bij de haven en bij Antwerpen.'],
  'place.lede': ['Lede ligt op de lijn naar Gent en Brussel.', 'het park van Mesen in Lede is een geliefde wandelplek.'],
  'place.moerbeke': ['de Moervaart trekt een rechte lijn door het land van Moerbeke.', 'in Moerbeke wandelt u in het Heidebos.'],
  'place.wachtebeke': ['provinciedomein Puyenbroeck is de achtertuin van Wachtebeke.', 'in Wachtebeke kiest u tussen de Moervaart en het bos.'],
}
