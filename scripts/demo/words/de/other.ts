import type { Pool } from '../teller.ts'

/** German sentences about everything else: plots, trade, surroundings, terms. */
export const other: Pool = {
  'open.plot': [
    'ein Baugrundstück von {plot} in {town}, {front} breit.',
    'bauen in {town}? Dieses Grundstück von {plot} ist bereit.',
  ],
  'plot.build': [
    'Sie wählen Architekt und Bauunternehmer selbst.',
    'die Anschlüsse liegen in der Straße.',
    'die Vorschriften erhalten Sie bei uns.',
    'das Grundstück ist vermessen und abgesteckt.',
    'zwei Geschosse und ein geneigtes Dach sind erlaubt.',
  ],
  'open.land': [
    'ein Stück Land von {plot}, heute [Weide|Acker].',
    '{plot} Land in {town}, flach und gut erreichbar.',
  ],
  'land.note': [
    'bauen ist hier nicht erlaubt.',
    'ein Feldweg führt hin.',
    'fragen Sie uns nach der Pacht.',
    'ein Graben bildet hinten die Grenze.',
  ],
  'open.wood': ['ein Waldgrundstück von {plot} in {town}.', '{plot} Mischwald: Eiche, Birke und Kiefer.'],
  'wood.note': [
    'eine Allee führt hin.',
    'bauen ist nicht erlaubt.',
    'gefällt wird nur nach dem Bewirtschaftungsplan.',
    'Wiesen umgeben den Wald.',
  ],
  'open.leisure': ['ein Freizeitgrundstück von {plot} in {town}, für Wochenenden im Freien.'],
  'leisure.note': [
    'ein Wohnsitz ist hier nicht möglich.',
    'Wasser und Strom sind vorhanden.',
    'die Parkordnung liegt bei uns aus.',
  ],
  'open.shop': [
    'Geschäftsfläche von {living} mit Schaufenster in {town}.',
    'gut sichtbar und gut erreichbar: {living} für Ihr Geschäft.',
  ],
  'shop.note': [
    'hinten gibt es eine kleine Küche und eine Toilette.',
    'das Schaufenster zieht Blicke an.',
    'geliefert wird von hinten.',
    'Kunden parken leicht.',
    'die Fläche lässt sich teilen.',
  ],
  'open.office': [
    'Büros von {living}, hell und leicht zu teilen.',
    'Ihr Büro in {town}: {living} mit eigenem Eingang.',
  ],
  'office.note': [
    'es gibt einen Sitzungsraum und eine Teeküche.',
    'die Verkabelung ist vorhanden.',
    'jeder Raum hat Tageslicht.',
    'vor der Tür ist Platz für {parks}.',
  ],
  'open.warehouse': [
    'ein Lager von {living} mit Sektionaltor in {town}.',
    'Lager oder Werkstatt: Das Gebäude misst {living}.',
  ],
  'warehouse.note': [
    'die freie Höhe erlaubt Palettenregale.',
    'Kraftstrom ist vorhanden.',
    'vor dem Tor können Lastwagen wenden.',
    'ein kleines Büro ist eingebaut.',
    'das Gelände ist eingezäunt.',
  ],
  'open.garage': [
    'eine Garagenbox in {town}, trocken und gut erreichbar.',
    'Ihr Auto im Trockenen: eine Garage von {living}.',
  ],
  'garage.note': [
    'das Tor wird von Hand bedient und schließt gut.',
    'die Zufahrt ist breit und beleuchtet.',
    'der Boden ist aus Beton.',
    'auch als Lager brauchbar.',
    'selbst ein großes Auto passt gut hinein.',
  ],
  'open.building': [
    'ein Renditeobjekt von {living} in {town}.',
    'dieses Gebäude von {year} zählt insgesamt {beds}.',
  ],
  'open.mixed': [
    'unten Laden, oben Wohnung: zusammen {living}.',
    'wohnen und arbeiten unter einem Dach in {town}.',
  ],
  'building.note': [
    'jede Einheit hat eigene Zähler.',
    'die Mietverträge liegen bei uns aus.',
    'die Mieter möchten bleiben.',
    'das Dach wurde geprüft.',
    'die Eingänge sind getrennt.',
  ],
  'open.holiday': [
    'eine Ferienunterkunft von {living} in {town}, mitten im Grünen.',
    'Wochenenden draußen: Diese Unterkunft liegt nahe {near_dat}.',
  ],
  'holiday.note': [
    'ein Wohnsitz ist hier nicht möglich.',
    'die Möbel können übernommen werden.',
    'in Ihrer Abwesenheit dürfen Sie vermieten, nach der Parkordnung.',
    'Radwege beginnen am Tor.',
    'ein Wohnraum mit Ofen und offener Küche ist der Mittelpunkt.',
  ],
  'place.near': [
    'zu Fuß sind Sie schnell {an_by}.',
    'sonntags spaziert man {zu_by}.',
    'Sie wohnen hier nahe {by_dat}.',
    'die Straße ist ruhig; belebt ist es rund um {by_acc}.',
    '{town} hat eine Bäckerei, Schulen und eine Sporthalle.',
    'die Nachbarschaft ist grün, nahe {by_dat}.',
    'Geschäfte erreichen Sie mit dem Rad, ebenso {by_acc}.',
    'bis {zu_by} sind es nur wenige Minuten.',
  ],
  'place.move': [
    '{move} ist gut erreichbar.',
    'Schulen, Geschäfte und {move} sind in der Nähe.',
    '{road} liegt nur wenige Minuten entfernt.',
    '{move} ist nicht weit, das schätzen Pendler.',
    'auch {move} ist schnell erreicht.',
  ],
  'place.trade': [
    '{move} ist nah, das schätzen die Kunden.',
    'Sie richten sich nahe {by_dat} ein.',
    '{move} ist nicht weit, die Anbindung also gut.',
  ],
  'place.stekene': [
    'Stekene liegt zwischen Antwerpen und Gent, an der E34.',
    'hinter dem Dorf beginnt der Wald De Stropers.',
  ],
  'place.berlare': [
    'das Donkmeer, einer der größten Seen Flanderns, prägt das Leben in Berlare.',
    'auf dem Scheldedeich fahren Sie mit dem Rad bis Dendermonde.',
  ],
  'free.now': ['sofort frei.', 'die Schlüssel liegen bereit.'],
  'free.deed': ['frei bei der Urkunde.', 'die Schlüssel erhalten Sie bei der notariellen Urkunde.'],
  'free.agreement': ['das Datum vereinbaren wir gemeinsam.'],
  'free.lease': [
    'das Objekt ist vermietet und wird nach der Kündigung frei.',
    'frei am Ende des Mietvertrags.',
  ],
  'end.sale': [
    'vereinbaren Sie einen Termin, auch samstags.',
    'wir zeigen Ihnen das Objekt gern.',
    'die Bescheinigungen erhalten Sie bei uns.',
    'eine Besichtigung sagt mehr als dieser Text.',
    'rufen Sie an, wir nehmen uns Zeit.',
    'kommen Sie und urteilen Sie selbst.',
    'die Unterlagen schicken wir Ihnen per E-Mail.',
    'kommen Sie an einem Werktag, dann hören Sie die Ruhe.',
  ],
  'end.land': ['den städtebaulichen Auszug erhalten Sie auf Anfrage.', 'wir treffen Sie gern vor Ort.'],
  'end.trade': [
    'wir prüfen mit Ihnen, ob Ihre Tätigkeit erlaubt ist.',
    'fragen Sie nach den Unterlagen mit den Plänen.',
  ],
  'rent.terms': [
    'die Mietkaution beträgt {months} Monatsmieten.',
    'die Nebenkosten betragen {charges} im Monat.',
  ],
  'end.rent': [
    'bewerben können Sie sich nach der Besichtigung.',
    'der Mietvertrag läuft grundsätzlich neun Jahre.',
    'der Eigentümer sucht einen Mieter, der bleibt.',
  ],
  viager: ['dieses Objekt wird auf Leibrente verkauft: eine Anzahlung, dann eine monatliche Rente.'],
  'viager.note': [
    'der Notar erklärt Ihnen die Klauseln.',
    'Anzahlung, Rente und Alter stehen bei den Finanzangaben.',
  ],
  unit: ['diese Einheit gehört zu einem Neubauprojekt; die anderen stehen auf der Projektseite.'],
  discreet: ['auf Wunsch des Eigentümers wird dieses Objekt diskret verkauft.'],
}
