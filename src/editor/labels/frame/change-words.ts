import type { Label } from '../label.ts'

/** What is said when nothing was saved, somebody else changed the same, or something is deleted that is used elsewhere. */
export const changeWords: Readonly<Record<string, Label>> = {
  'saving_entry.error.title': ['Niet opgeslagen', 'Pas enregistré', 'Not saved', 'Nicht gespeichert'],
  'saving_entry.error.description': [
    'Wat je invulde, staat nog in het formulier. Verbeter wat hieronder staat, of probeer het later opnieuw.',
    'Ce que vous avez saisi est toujours dans le formulaire. Corrigez ce qui suit, ou réessayez plus tard.',
    'What you filled in is still in the form. Correct what is said below, or try again later.',
    'Was Sie ausgefüllt haben, steht noch im Formular. Korrigieren Sie, was unten steht, oder versuchen Sie es später erneut.',
  ],
  'save_conflict.title': [
    'Iemand anders heeft dit gewijzigd',
    'Quelqu’un d’autre a modifié ceci',
    'Somebody else changed this',
    'Jemand anderes hat dies geändert',
  ],
  'save_conflict.modified_by': [
    '{$name} wijzigde dit op {$date}, nadat je het opende.',
    '{$name} a modifié ceci le {$date}, après que vous l’avez ouvert.',
    '{$name} changed this on {$date}, after you opened it.',
    '{$name} hat dies am {$date} geändert, nachdem Sie es geöffnet hatten.',
  ],
  'save_conflict.modified': [
    'Dit is gewijzigd nadat je het opende.',
    'Ceci a été modifié après que vous l’avez ouvert.',
    'This was changed after you opened it.',
    'Dies wurde geändert, nachdem Sie es geöffnet hatten.',
  ],
  'save_conflict.deleted': [
    'Dit is verwijderd nadat je het opende.',
    'Ceci a été supprimé après que vous l’avez ouvert.',
    'This was deleted after you opened it.',
    'Dies wurde gelöscht, nachdem Sie es geöffnet hatten.',
  ],
  'save_conflict.overwrite_warning': [
    'Als je nu opslaat, gaan die wijzigingen verloren.',
    'Si vous enregistrez maintenant, ces modifications seront perdues.',
    'If you save now, those changes are lost.',
    'Wenn Sie jetzt speichern, gehen diese Änderungen verloren.',
  ],
  'save_conflict.recreate_warning': [
    'Als je nu opslaat, komt het terug.',
    'Si vous enregistrez maintenant, l’élément sera recréé.',
    'If you save now, it comes back.',
    'Wenn Sie jetzt speichern, ist es wieder da.',
  ],
  'save_conflict.save_anyway': [
    'Toch opslaan',
    'Enregistrer quand même',
    'Save anyway',
    'Trotzdem speichern',
  ],
  'save_conflict.branch_moved': [
    'Iemand anders sloeg op hetzelfde ogenblik iets op. Probeer het opnieuw.',
    'Quelqu’un d’autre a enregistré au même moment. Veuillez réessayer.',
    'Somebody else saved at the same moment. Please try again.',
    'Jemand anderes hat im selben Moment gespeichert. Bitte versuchen Sie es erneut.',
  ],
  'remote_change.reload_entry': ['Opnieuw laden', 'Recharger', 'Reload', 'Neu laden'],
  'remote_change.confirm_reloading_entry': [
    'Opnieuw laden? Wat je nog niet opsloeg, gaat verloren.',
    'Recharger\u00A0? Ce que vous n’avez pas encore enregistré sera perdu.',
    'Reload? What you have not saved yet is lost.',
    'Neu laden? Was Sie noch nicht gespeichert haben, geht verloren.',
  ],
  deleting_referenced_assets_note: [
    '.input {$count :integer} .match $count one {{Het verdwijnt ook uit de tekst die ernaar verwijst.}} * {{Het verdwijnt ook uit de {$count} teksten die ernaar verwijzen.}}',
    '.input {$count :integer} .match $count one {{La référence dans un texte sera supprimée aussi.}} * {{Les références dans {$count} textes seront supprimées aussi.}}',
    '.input {$count :integer} .match $count one {{It also disappears from the text that refers to it.}} * {{It also disappears from the {$count} texts that refer to it.}}',
    '.input {$count :integer} .match $count one {{Es verschwindet auch aus dem Text, der darauf verweist.}} * {{Es verschwindet auch aus den {$count} Texten, die darauf verweisen.}}',
  ],
  cannot_delete_referenced_assets: [
    '.input {$count :integer} .match $count one {{Dit bestand is nog nodig. Wijzig eerst:}} * {{Deze bestanden zijn nog nodig. Wijzig eerst:}}',
    '.input {$count :integer} .match $count one {{Ce fichier est encore utilisé. Modifiez d’abord\u00A0:}} * {{Ces fichiers sont encore utilisés. Modifiez d’abord\u00A0:}}',
    '.input {$count :integer} .match $count one {{This file is still needed. Change these first:}} * {{These files are still needed. Change these first:}}',
    '.input {$count :integer} .match $count one {{Diese Datei wird noch gebraucht. Ändern Sie zuerst:}} * {{Diese Dateien werden noch gebraucht. Ändern Sie zuerst:}}',
  ],
  deleting_referenced_entries_note: [
    '.input {$count :integer} .match $count one {{Ook de verwijzing ernaar verdwijnt.}} * {{Ook de {$count} verwijzingen ernaar verdwijnen.}}',
    '.input {$count :integer} .match $count one {{La référence à cet élément sera supprimée aussi.}} * {{Les {$count} références à cet élément seront supprimées aussi.}}',
    '.input {$count :integer} .match $count one {{The reference to it disappears too.}} * {{The {$count} references to it disappear too.}}',
    '.input {$count :integer} .match $count one {{Auch der Verweis darauf verschwindet.}} * {{Auch die {$count} Verweise darauf verschwinden.}}',
  ],
  cannot_delete_referenced_entries: [
    '.input {$count :integer} .match $count one {{Dit is nog nodig. Wijzig eerst:}} * {{Deze zijn nog nodig. Wijzig eerst:}}',
    '.input {$count :integer} .match $count one {{Cet élément est encore utilisé. Modifiez d’abord\u00A0:}} * {{Ces éléments sont encore utilisés. Modifiez d’abord\u00A0:}}',
    '.input {$count :integer} .match $count one {{This is still needed. Change these first:}} * {{These are still needed. Change these first:}}',
    '.input {$count :integer} .match $count one {{Dies wird noch gebraucht. Ändern Sie zuerst:}} * {{Diese werden noch gebraucht. Ändern Sie zuerst:}}',
  ],
}
