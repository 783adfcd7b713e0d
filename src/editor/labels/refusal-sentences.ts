import type { InEditor } from './editor-locale.ts'

/** What the address of a page may hold. */
export const slugSentence: InEditor = {
  nl: 'alleen kleine letters zonder accenten, cijfers en streepjes, zoals zonnepanelen-op-een-huurwoning',
  fr: 'uniquement des minuscules sans accents, des chiffres et des traits d’union, comme panneaux-solaires-et-location',
  en: 'only lower-case letters without accents, digits and hyphens, such as solar-panels-on-a-rented-home',
  de: 'nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche, wie solaranlage-auf-der-mietwohnung',
}

/** How hours are typed. */
export const hoursSentence: InEditor = {
  nl: 'uren zoals 9:00–12:30, 13:30–18:00',
  fr: 'des heures comme 9:00–12:30, 13:30–18:00',
  en: 'hours such as 9:00–12:30, 13:30–18:00',
  de: 'Uhrzeiten wie 9:00–12:30, 13:30–18:00',
}

const unfitSentence: InEditor = {
  nl: 'deze waarde past hier niet',
  fr: 'cette valeur ne convient pas ici',
  en: 'this value does not fit here',
  de: 'dieser Wert passt hier nicht',
}

/** What is said of a value that the build would refuse, by what the build expects of it, or else by what is wrong with it. */
export const refusalSentences: Readonly<Record<string, InEditor>> = {
  missing: {
    nl: 'dit moet ingevuld zijn',
    fr: 'ce champ doit être rempli',
    en: 'this must be filled in',
    de: 'dies muss ausgefüllt sein',
  },
  'the picture cannot be used': {
    nl: 'dit bestand is geen foto die de site kan tonen; kies een JPEG, PNG, WebP of AVIF. De pagina staat online zonder',
    fr: 'ce fichier n’est pas une photo que le site peut montrer\u00A0; choisissez un JPEG, PNG, WebP ou AVIF. La page est en ligne sans elle',
    en: 'this file is no photo that the site can show; choose a JPEG, PNG, WebP or AVIF. The page is online without it',
    de: 'diese Datei ist kein Foto, das die Website zeigen kann; wählen Sie ein JPEG, PNG, WebP oder AVIF. Die Seite ist ohne das Foto online',
  },
  'missing, and no import says it': {
    nl: 'dit moet ingevuld zijn, want uw CRM zegt het niet',
    fr: 'ce champ doit être rempli, car votre CRM ne le dit pas',
    en: 'this must be filled in, since your CRM does not say it',
    de: 'dies muss ausgefüllt sein, denn Ihr CRM sagt es nicht',
  },
  'the text shuts people out whom the law protects': {
    nl: 'een zin sluit mensen uit; haal hem uit de tekst',
    fr: 'une phrase exclut des personnes\u00A0; retirez-la du texte',
    en: 'a sentence shuts people out; take it out of the text',
    de: 'ein Satz schließt Menschen aus; nehmen Sie ihn aus dem Text',
  },
  'not the name of its file': {
    nl: 'dit nummer is van een ander pand of project',
    fr: 'ce numéro est celui d’un autre bien ou projet',
    en: 'another property or project has this number',
    de: 'ein anderes Objekt oder Projekt hat diese Nummer',
  },
  'not a value of this field': unfitSentence,
  'no field of this file': {
    nl: 'dit veld bestaat niet',
    fr: 'ce champ n’existe pas',
    en: 'there is no such field',
    de: 'dieses Feld gibt es nicht',
  },
  'not what this configuration holds': unfitSentence,
  'small letters, digits and hyphens: solar-panels': slugSentence,
  'not front matter': {
    nl: 'het begin van het bestand, tussen de regels ---, is niet leesbaar',
    fr: 'le début du fichier, entre les lignes ---, n’est pas lisible',
    en: 'the beginning of the file, between the --- lines, cannot be read',
    de: 'der Anfang der Datei, zwischen den Zeilen ---, ist nicht lesbar',
  },
  'a letter that is not UTF-8': {
    nl: 'een letter van het bestand is niet leesbaar; schrijf ze opnieuw',
    fr: 'une lettre du fichier n’est pas lisible\u00A0; écrivez-la de nouveau',
    en: 'a letter of the file cannot be read; write it again',
    de: 'ein Buchstabe der Datei ist nicht lesbar; schreiben Sie ihn neu',
  },
  'the file is missing': {
    nl: 'de tekst ontbreekt',
    fr: 'le texte manque',
    en: 'the text is missing',
    de: 'der Text fehlt',
  },
  '"@"': {
    nl: 'een e-mailadres zoals naam@kantoor.be',
    fr: 'une adresse e-mail comme nom@agence.be',
    en: 'an email address such as name@agency.be',
    de: 'eine E-Mail-Adresse wie name@buero.be',
  },
  'a slug that another document has': {
    nl: 'een andere tekst heeft dit adres al',
    fr: 'un autre texte a déjà cette adresse',
    en: 'another text has this address already',
    de: 'ein anderer Text hat diese Adresse bereits',
  },
  'a day: 2026-11-20': {
    nl: 'kies een dag die bestaat',
    fr: 'choisissez un jour qui existe',
    en: 'choose a day that exists',
    de: 'wählen Sie einen Tag, den es gibt',
  },
  'a last day before the first one': {
    nl: 'de laatste dag komt voor de eerste',
    fr: 'le dernier jour précède le premier',
    en: 'the last day comes before the first one',
    de: 'der letzte Tag liegt vor dem ersten',
  },
  'not the hours of one day': {
    nl: 'het einde komt na het begin, op dezelfde dag',
    fr: 'la fin vient après le début, le même jour',
    en: 'the end comes after the beginning, on the same day',
    de: 'das Ende liegt nach dem Beginn, am selben Tag',
  },
  'a day and an hour: 2026-11-28 10:00': {
    nl: 'een dag en een uur, zoals 2026-11-28 10:00',
    fr: 'un jour et une heure, comme 2026-11-28 10:00',
    en: 'a day and an hour, such as 2026-11-28 10:00',
    de: 'ein Tag und eine Uhrzeit, wie 2026-11-28 10:00',
  },
  'a figure that the rules do not have': {
    nl: 'een cijfer tussen accolades dat niet bestaat',
    fr: 'un chiffre entre accolades qui n’existe pas',
    en: 'a figure in curly brackets that does not exist',
    de: 'eine Zahl in geschweiften Klammern, die es nicht gibt',
  },
  'a term that nothing is kept for': {
    nl: 'een termijn tussen accolades die niet bestaat',
    fr: 'un délai entre accolades qui n’existe pas',
    en: 'a term in curly brackets that does not exist',
    de: 'eine Frist in geschweiften Klammern, die es nicht gibt',
  },
  'no fact of the company': {
    nl: 'een gegeven tussen accolades dat het kantoor niet heeft',
    fr: 'une donnée entre accolades que l’agence n’a pas',
    en: 'a fact in curly brackets that the agency does not have',
    de: 'eine Angabe in geschweiften Klammern, die das Büro nicht hat',
  },
  'no text in any language': {
    nl: 'schrijf de tekst in minstens één taal',
    fr: 'écrivez le texte dans au moins une langue',
    en: 'write the text in at least one language',
    de: 'schreiben Sie den Text in mindestens einer Sprache',
  },
  'an id that another page has': {
    nl: 'een andere pagina heeft dit nummer al',
    fr: 'une autre page a déjà ce numéro',
    en: 'another page has this number already',
    de: 'eine andere Seite hat diese Nummer bereits',
  },
  'an id that another module has': {
    nl: 'een ander blok heeft dit nummer al',
    fr: 'un autre bloc a déjà ce numéro',
    en: 'another module has this number already',
    de: 'ein anderer Baustein hat diese Nummer bereits',
  },
  'not an id': {
    nl: 'dit moet een geheel getal boven 0 zijn',
    fr: 'ce doit être un nombre entier supérieur à 0',
    en: 'this must be a whole number above 0',
    de: 'dies muss eine ganze Zahl über 0 sein',
  },
  'a menu that is too deep': {
    nl: 'er zijn te veel niveaus in het menu',
    fr: 'le menu a trop de niveaux',
    en: 'the menu has too many levels',
    de: 'das Menü hat zu viele Ebenen',
  },
  'no home page': {
    nl: 'één pagina van het type Startpagina moet online zijn',
    fr: 'une page du type Accueil doit être en ligne',
    en: 'one page of the type Home must be online',
    de: 'eine Seite vom Typ Startseite muss online sein',
  },
  'not there': {
    nl: 'dit bestaat niet op de site',
    fr: 'ceci n’existe pas sur le site',
    en: 'this does not exist on the site',
    de: 'dies gibt es auf der Website nicht',
  },
  'a path with characters that an address may not hold': {
    nl: 'een adres heeft alleen letters zonder accenten, cijfers en streepjes, zoals over-ons/team',
    fr: 'une adresse ne contient que des lettres sans accents, des chiffres et des traits d’union, comme a-propos/equipe',
    en: 'an address has only letters without accents, digits and hyphens, such as about-us/team',
    de: 'eine Adresse hat nur Buchstaben ohne Umlaute, Ziffern und Bindestriche, wie ueber-uns/team',
  },
  'a path that another page has': {
    nl: 'een andere pagina heeft dit adres al',
    fr: 'une autre page a déjà cette adresse',
    en: 'another page has this address already',
    de: 'eine andere Seite hat diese Adresse bereits',
  },
  'no office': {
    nl: 'er moet minstens één kantoor zijn',
    fr: 'il faut au moins une agence',
    en: 'there must be at least one office',
    de: 'es muss mindestens ein Büro geben',
  },
  'no message has this key': {
    nl: 'deze zin bestaat niet meer op de site',
    fr: 'cette phrase n’existe plus sur le site',
    en: 'this sentence is no longer on the site',
    de: 'diesen Satz gibt es auf der Website nicht mehr',
  },
  'a message that another entry words': {
    nl: 'deze zin staat twee keer in de lijst',
    fr: 'cette phrase figure deux fois dans la liste',
    en: 'this sentence is in the list twice',
    de: 'dieser Satz steht zweimal in der Liste',
  },
  'an empty text': {
    nl: 'schrijf een tekst, of laat de taal weg',
    fr: 'écrivez un texte, ou laissez cette langue vide',
    en: 'write a text, or leave the language out',
    de: 'schreiben Sie einen Text, oder lassen Sie die Sprache weg',
  },
  'markup in a text': {
    nl: 'gewone tekst, zonder codes tussen < en >',
    fr: 'du texte simple, sans codes entre < et >',
    en: 'plain text, without codes between < and >',
    de: 'reiner Text, ohne Codes zwischen < und >',
  },
  'the placeholders differ from those of the message': {
    nl: 'wat tussen {{ en }} staat, moet hetzelfde blijven',
    fr: 'ce qui est entre {{ et }} doit rester tel quel',
    en: 'what stands between {{ and }} must stay the same',
    de: 'was zwischen {{ und }} steht, muss gleich bleiben',
  },
  'hours such as 9:00–12:30, 13:30–18:00, or a text per language': hoursSentence,
  'hours such as 10:00-12:00': {
    nl: 'uren zoals 10:00-12:00',
    fr: 'des heures comme 10:00-12:00',
    en: 'hours such as 10:00-12:00',
    de: 'Uhrzeiten wie 10:00-12:00',
  },
  'hours that end after they begin, such as 10:00-12:00': {
    nl: 'het einde komt na het begin, zoals in 10:00-12:00',
    fr: 'la fin vient après le début, comme dans 10:00-12:00',
    en: 'the end comes after the beginning, as in 10:00-12:00',
    de: 'das Ende liegt nach dem Beginn, wie in 10:00-12:00',
  },
  'a day such as 2026-12-24, or days such as 2026-12-24/2027-01-02': {
    nl: 'een dag zoals 2026-12-24, of dagen zoals 2026-12-24/2027-01-02',
    fr: 'un jour comme 2026-12-24, ou des jours comme 2026-12-24/2027-01-02',
    en: 'a day such as 2026-12-24, or days such as 2026-12-24/2027-01-02',
    de: 'ein Tag wie 2026-12-24, oder Tage wie 2026-12-24/2027-01-02',
  },
}

/** What is said of a value that is none of some choices. */
export const choiceSentence: InEditor = {
  nl: 'kies een van de waarden van de lijst',
  fr: 'choisissez une des valeurs de la liste',
  en: 'choose one of the values of the list',
  de: 'wählen Sie einen der Werte der Liste',
}
