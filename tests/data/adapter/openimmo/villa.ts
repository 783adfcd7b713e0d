/** Made-up listings, in the elements that the format is documented to have. */
export const villa = `<immobilie>
  <objektkategorie>
    <nutzungsart WOHNEN="true" GEWERBE="false"/>
    <vermarktungsart KAUF="true" MIETE_PACHT="false"/>
    <objektart><haus haustyp="REIHENHAUS"/></objektart>
  </objektkategorie>
  <geo>
    <plz>9290</plz><ort>BERLARE</ort>
    <geokoordinaten breitengrad="51.018" laengengrad="4.002"/>
    <strasse>Voorbeeldstraat</strasse><hausnummer>12 A</hausnummer><land iso_land="BEL"/>
  </geo>
  <kontaktperson><name>Voorbeeld</name></kontaktperson>
  <preise><kaufpreis auf_anfrage="false">389000.00</kaufpreis><kaltmiete>0.00</kaltmiete></preise>
  <flaechen>
    <wohnflaeche>164.00</wohnflaeche><grundstuecksflaeche>420.00</grundstuecksflaeche>
    <anzahl_schlafzimmer>3</anzahl_schlafzimmer><anzahl_badezimmer>1</anzahl_badezimmer>
  </flaechen>
  <ausstattung><befeuerung OEL="false" GAS="true"/><unterkellert keller="JA"/></ausstattung>
  <zustand_angaben>
    <baujahr>1998</baujahr><zustand zustand_art="GEPFLEGT"/>
    <energiepass><endenergiebedarf>145</endenergiebedarf><wertklasse>B</wertklasse></energiepass>
    <verkaufstatus stand="OFFEN"/>
    <user_defined_simplefield feldname="alarm">ja</user_defined_simplefield>
  </zustand_angaben>
  <freitexte>
    <objekttitel>Rijwoning met tuin</objekttitel>
    <objektbeschreibung><![CDATA[Een rustige rijwoning & een tuin.]]></objektbeschreibung>
    <objektbeschreibung lang="fr-BE">Une maison calme &amp; un jardin.</objektbeschreibung>
  </freitexte>
  <anhaenge>
    <anhang location="REMOTE" gruppe="BILD"><anhangtitel>Tuin</anhangtitel><daten><pfad>https://pictures.example/2.jpg</pfad></daten></anhang>
    <anhang location="EXTERN" gruppe="TITELBILD"><daten><pfad>voor.jpg</pfad></daten></anhang>
    <anhang location="EXTERN" gruppe="GRUNDRISS"><daten><pfad>plan.png</pfad></daten></anhang>
    <anhang location="EXTERN" gruppe="ANBIETERLOGO"><daten><pfad>logo.png</pfad></daten></anhang>
  </anhaenge>
  <verwaltung_objekt><objektadresse_freigeben>1</objektadresse_freigeben></verwaltung_objekt>
  <verwaltung_techn>
    <objektnr_extern>KK-7001</objektnr_extern><aktion aktionart="CHANGE"/>
    <stand_vom>2026-11-01</stand_vom><sprache>nl-BE</sprache>
  </verwaltung_techn>
</immobilie>`
export const second = villa.replace('KK-7001', 'KK-7002')

/** Returns a transfer of some listings. */
export const transfer = (
  listings: string,
  scope = 'VOLL',
  head = '<?xml version="1.0" encoding="UTF-8"?>',
): string =>
  `${head}<openimmo xmlns="http://www.openimmo.de"><uebertragung art="OFFLINE" umfang="${scope}" version="1.2.7"/>` +
  `<anbieter><firma>Kouter &amp; Kaai</firma>${listings}</anbieter></openimmo>`
