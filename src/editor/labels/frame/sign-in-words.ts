import type { Label } from '../label.ts'

/** What the editor says before somebody is in: without the words of programmers. */
export const signInWords: Readonly<Record<string, Label>> = {
  sign_in_using_access_token: [
    'Inloggen met een persoonlijke sleutel',
    'Se connecter avec une clé personnelle',
    'Sign in with a personal key',
    'Mit persönlichem Schlüssel anmelden',
  ],
  sign_in_using_access_token_description: [
    'Plak hieronder je sleutel. Hij moet de site mogen lezen en wijzigen.',
    'Collez votre clé ci-dessous. Elle doit permettre de lire et de modifier le site.',
    'Paste your key below. It must be allowed to read and change the site.',
    'Fügen Sie unten Ihren Schlüssel ein. Er muss die Website lesen und ändern dürfen.',
  ],
  sign_in_using_access_token_link: [
    'Je maakt een sleutel op de <a>pagina met je instellingen bij {$service}</a>.',
    'Vous créez une clé sur la <a>page de vos paramètres chez {$service}</a>.',
    'You create a key on the <a>page with your settings at {$service}</a>.',
    'Einen Schlüssel erstellen Sie auf der <a>Seite mit Ihren Einstellungen bei {$service}</a>.',
  ],
  personal_access_token: [
    'Persoonlijke sleutel',
    'Clé personnelle',
    'Personal key',
    'Persönlicher Schlüssel',
  ],
  work_with_local_repo: [
    'Werken op deze computer',
    'Travailler sur cet ordinateur',
    'Work on this computer',
    'Auf diesem Computer arbeiten',
  ],
  work_with_local_repo_description: [
    'Kies in het venster dat opent de map van de site: “{$repo}”.',
    'Dans la fenêtre qui s’ouvre, choisissez le dossier du site\u00A0: «\u00A0{$repo}\u00A0».',
    'In the window that opens, choose the folder of the site: “{$repo}”.',
    'Wählen Sie im Fenster, das sich öffnet, den Ordner der Website: „{$repo}“.',
  ],
  work_with_local_repo_description_no_repo: [
    'Kies in het venster dat opent de map van de site.',
    'Dans la fenêtre qui s’ouvre, choisissez le dossier du site.',
    'In the window that opens, choose the folder of the site.',
    'Wählen Sie im Fenster, das sich öffnet, den Ordner der Website.',
  ],
  working_with_local_repo: [
    'Je werkt op deze computer',
    'Vous travaillez sur cet ordinateur',
    'Working on this computer',
    'Arbeitet auf diesem Computer',
  ],
  'sign_in_error.not_project_root': [
    'Dit is niet de map van de site. Kies opnieuw.',
    'Ce n’est pas le dossier du site. Choisissez-en un autre.',
    'This is not the folder of the site. Please choose again.',
    'Das ist nicht der Ordner der Website. Bitte wählen Sie erneut.',
  ],
  'sign_in_error.picker_dismissed': [
    'Er is geen map gekozen. Probeer het opnieuw.',
    'Aucun dossier n’a été choisi. Veuillez réessayer.',
    'No folder was chosen. Please try again.',
    'Es wurde kein Ordner gewählt. Bitte versuchen Sie es erneut.',
  ],
  'sign_in_error.invalid_token': [
    'Deze sleutel klopt niet. Kijk hem na en probeer het opnieuw.',
    'Cette clé n’est pas valable. Vérifiez-la et réessayez.',
    'This key is not valid. Please check it and try again.',
    'Dieser Schlüssel stimmt nicht. Bitte prüfen Sie ihn und versuchen Sie es erneut.',
  ],
  'sign_in_error.UNSUPPORTED_BACKEND': [
    'Inloggen kan hier niet. Vraag hulp aan wie de site beheert.',
    'La connexion est impossible ici. Demandez de l’aide à la personne qui gère le site.',
    'Signing in is not possible here. Ask whoever manages the site for help.',
    'Die Anmeldung ist hier nicht möglich. Bitten Sie die Person, die die Website verwaltet, um Hilfe.',
  ],
  'sign_in_error.TOKEN_REQUEST_FAILED': [
    'Inloggen is mislukt. Probeer het later opnieuw.',
    'La connexion a échoué. Veuillez réessayer plus tard.',
    'Signing in failed. Please try again later.',
    'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es später erneut.',
  ],
  'sign_in_error.TOKEN_REFRESH_FAILED': [
    'Je bent niet meer ingelogd. Log opnieuw in.',
    'Vous n’êtes plus connecté. Veuillez vous reconnecter.',
    'You are no longer signed in. Please sign in again.',
    'Sie sind nicht mehr angemeldet. Bitte melden Sie sich erneut an.',
  ],
  repository_no_access: [
    'Je hebt nog geen toegang tot de site “{$repo}”. Vraag toegang aan wie de site beheert.',
    'Vous n’avez pas encore accès au site «\u00A0{$repo}\u00A0». Demandez-le à la personne qui gère le site.',
    'You have no access to the site “{$repo}” yet. Ask whoever manages the site.',
    'Sie haben noch keinen Zugang zur Website „{$repo}“. Fragen Sie die Person, die die Website verwaltet.',
  ],
  repository_not_found: [
    'De site “{$repo}” is niet gevonden. Vraag hulp aan wie de site beheert.',
    'Le site «\u00A0{$repo}\u00A0» est introuvable. Demandez de l’aide à la personne qui gère le site.',
    'The site “{$repo}” was not found. Ask whoever manages the site for help.',
    'Die Website „{$repo}“ wurde nicht gefunden. Bitten Sie die Person, die die Website verwaltet, um Hilfe.',
  ],
  repository_empty: [
    'De site “{$repo}” heeft nog geen inhoud. Vraag hulp aan wie de site beheert.',
    'Le site «\u00A0{$repo}\u00A0» n’a pas encore de contenu. Demandez de l’aide à la personne qui gère le site.',
    'The site “{$repo}” has no content yet. Ask whoever manages the site for help.',
    'Die Website „{$repo}“ hat noch keinen Inhalt. Bitten Sie die Person, die die Website verwaltet, um Hilfe.',
  ],
  branch_not_found: [
    'De versie “{$branch}” van de site “{$repo}” is niet gevonden. Vraag hulp aan wie de site beheert.',
    'La version «\u00A0{$branch}\u00A0» du site «\u00A0{$repo}\u00A0» est introuvable. Demandez de l’aide à la personne qui gère le site.',
    'Version “{$branch}” of the site “{$repo}” was not found. Ask whoever manages the site for help.',
    'Die Version „{$branch}“ der Website „{$repo}“ wurde nicht gefunden. Bitten Sie die Person, die die Website verwaltet, um Hilfe.',
  ],
}
