import type { LawSentences } from './law-words.ts'

/** What the law asks of a listing, in German. */
export const de: LawSentences = {
  'epc-certificate':
    'ohne PEB-Ausweis darf dieses Objekt nicht beworben werden; lassen Sie ihn ausstellen oder geben Sie an, warum keiner nötig ist',
  'epc-score': 'der Energiekennwert fehlt; übernehmen Sie ihn aus dem Ausweis',
  'epc-label': 'das Energielabel fehlt; übernehmen Sie es aus dem Ausweis',
  'epc-code': 'der eindeutige Code des Ausweises fehlt; übernehmen Sie ihn aus dem Ausweis',
  'epc-total': 'der gesamte Energieverbrauch fehlt; übernehmen Sie ihn aus dem Ausweis',
  'epc-co2': 'der CO₂-Ausstoß fehlt; übernehmen Sie ihn aus dem Ausweis',
  'epc-contradiction':
    'Label und Energiekennwert des Ausweises widersprechen sich; prüfen Sie, was im Ausweis steht',
  'e-level': 'der E-Wert eines neuen Gebäudes fehlt; übernehmen Sie ihn aus der EPB-Erklärung',
  'renovation-duty': 'die Seite muss sagen, dass der Käufer renovieren muss; prüfen Sie Label und Objektart',
  'flood-plot': 'die Überschwemmungsbewertung der Parzelle fehlt; suchen Sie sie auf waterinfo.be',
  'flood-building': 'die Überschwemmungsbewertung des Gebäudes fehlt; suchen Sie sie auf waterinfo.be',
  'flood-symbol':
    'das Symbol eines Überschwemmungsgebiets fehlt auf der Seite; melden Sie es der Person, die die Website betreut',
  'flood-delimited':
    'es steht nicht da, ob die Parzelle in einem abgegrenzten Überschwemmungsgebiet oder Uferbereich liegt; suchen Sie es auf waterinfo.be',
  'planning-permit':
    'es steht nicht da, ob es eine Städtebaugenehmigung gibt; übernehmen Sie es aus dem städtebaulichen Auszug',
  'planning-zoning':
    'die jüngste städtebauliche Zweckbestimmung fehlt; übernehmen Sie sie aus dem städtebaulichen Auszug',
  'planning-enforcement':
    'es steht nicht da, ob eine Wiederherstellungsmaßnahme oder Vorladung läuft; übernehmen Sie es aus dem städtebaulichen Auszug',
  'planning-pre-emption':
    'es steht nicht da, ob es ein Vorkaufsrecht gibt; übernehmen Sie es aus dem städtebaulichen Auszug',
  'planning-allotment':
    'es steht nicht da, ob es eine Parzellierungsgenehmigung gibt; übernehmen Sie es aus dem städtebaulichen Auszug',
  'planning-abbreviations':
    'eine Abkürzung ersetzt einen städtebaulichen Satz; nehmen Sie sie aus dem Text und füllen Sie die Felder aus',
  asbestos:
    'die Asbestbescheinigung dieses alten Gebäudes fehlt; lassen Sie sie ausstellen und tragen Sie ein, was darin steht',
  'asbestos-untrue':
    'was über Asbest eingetragen ist, kann nicht stimmen; prüfen Sie Bescheinigung und Baujahr',
  electricity:
    'über die Prüfung der Elektrik steht nichts da; lassen Sie sie prüfen und tragen Sie das Ergebnis ein',
  'new-home-vat':
    'bei einer neuen Wohnimmobilie steht nicht da, ob der Käufer MwSt. oder Registrierungsgebühren zahlt; fragen Sie den Verkäufer',
  'rent-price': 'die Miete wird nicht gezeigt; tragen Sie sie ein und zeigen Sie sie',
  'rent-charges': 'die Nebenkosten des Mieters fehlen; tragen Sie sie ein',
  'deposit-maximum': 'die Mietkaution ist höher, als das Gesetz erlaubt; senken Sie sie im Vertrag und hier',
  'tenant-fee': 'das Honorar des Maklers darf nicht zulasten des Mieters gehen; leeren Sie dieses Feld',
  discrimination: 'ein Satz schließt Menschen aus; nehmen Sie ihn aus dem Text',
  'certificate-date': 'das Datum einer Bescheinigung kann nicht stimmen; prüfen Sie es',
  'certificate-old': 'eine Bescheinigung ist zu alt; lassen Sie eine neue ausstellen',
  'certificate-kind': 'der Code gehört zu einem Ausweis für eine andere Art von Gebäude; prüfen Sie ihn',
  'certificate-figures': 'eine Zahl des Ausweises ist unwahrscheinlich; prüfen Sie, was im Ausweis steht',
  'epc-not-applicable':
    'nichts sagt, warum dieses Objekt keinen PEB-Ausweis braucht; lassen Sie einen ausstellen oder tragen Sie Schutz oder Fläche ein',
  'electricity-untrue':
    'eine Wohnimmobilie mit Strom muss beim Verkauf geprüft sein; lassen Sie sie vor der Urkunde prüfen',
  'gas-untrue': 'ein Haus mit Gasheizung hat eine Gasprüfung; berichtigen Sie eines von beiden',
  'flood-untrue':
    'ein Gebäude im Überschwemmungsgebiet kann nicht auf einer Parzelle ohne Gefahr stehen; prüfen Sie beide Bewertungen',
  'soil-certificate': 'über das Bodenattest steht nichts da; beantragen Sie es vor dem Verkauf bei der OVAM',
  'judgment-text': 'es gibt ein Urteil, aber es steht nicht da, welches; tragen Sie es ein',
  'vat-untrue': 'der MwSt.-Satz kann für diese Wohnimmobilie nicht stimmen; prüfen Sie ihn',
  'vat-and-duty':
    'MwSt. und Registrierungsgebühren zugleich auf dasselbe gibt es nicht; prüfen Sie, was der Käufer zahlt',
  'duty-rate': 'diesen Satz der Registrierungsgebühren gibt es nicht mehr; passen Sie ihn an',
  'share-above-price': 'ein Teil des Preises ist höher als der Preis; prüfen Sie die Beträge',
  'life-annuity': 'bei diesem Verkauf auf Leibrente fehlt eine Bedingung; tragen Sie sie ein',
  'deposit-contradiction': 'die Mietkaution in Monaten und in Euro widerspricht sich; prüfen Sie beide',
  'tenant-costs': 'diese Kosten dürfen nicht zulasten des Mieters gehen; nehmen Sie sie heraus',
  'price-unlikely':
    'dieser Preis ist unwahrscheinlich; prüfen Sie, ob eine Ziffer zu viel oder zu wenig dasteht',
  'rent-from': 'eine Miete „ab“ sagt nicht, was dieses Objekt kostet; tragen Sie die Miete ein',
  'room-small': 'dieses Zimmer ist kleiner als erlaubt; prüfen Sie die Fläche',
  'surfaces-untrue': 'zwei Flächen widersprechen sich; berichtigen Sie die falsche',
  'text-energy':
    'der Text sagt über die Energie etwas anderes als der Ausweis; berichtigen Sie den Text oder das Feld',
  'text-figures': 'der Text nennt eine andere Zahl als dieses Feld; berichtigen Sie den Text oder das Feld',
  'text-price': 'der Text nennt einen anderen Preis als dieses Feld; berichtigen Sie den Text oder das Feld',
  'text-statements': 'der Text sagt etwas anderes als dieses Feld; berichtigen Sie den Text oder das Feld',
  'text-bid':
    'ein Angebot „ab“ einem Betrag ist nur beim öffentlichen Verkauf erlaubt; nehmen Sie den Satz heraus',
  'text-yield': 'eine Rendite darf nicht garantiert werden; nehmen Sie den Satz heraus',
  'text-deposit':
    'der Text verlangt eine andere oder höhere Mietkaution als erlaubt; nehmen Sie den Satz heraus',
  'text-tenant-fee':
    'Bearbeitungs- oder Maklerkosten dürfen nicht zulasten des Mieters gehen; nehmen Sie den Satz heraus',
  'text-advance':
    'die Anzahlung ist höher, als das Gesetz beim Verkauf nach Plan erlaubt; nehmen Sie den Satz heraus',
  'unit-e-level': 'der E-Wert dieser Einheit fehlt; übernehmen Sie ihn aus der EPB-Akte',
}
