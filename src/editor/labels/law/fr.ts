import type { LawSentences } from './law-words.ts'

/** What the law asks of a listing, in French. */
export const fr: LawSentences = {
  'epc-certificate':
    'sans certificat PEB, ce bien ne peut pas être annoncé\u00A0; faites-le établir, ou indiquez pourquoi il n’en faut pas',
  'epc-score': 'le score PEB manque\u00A0; reprenez-le du certificat',
  'epc-label': 'le label PEB manque\u00A0; reprenez-le du certificat',
  'epc-code': 'le code unique du certificat manque\u00A0; reprenez-le du certificat',
  'epc-total': 'la consommation totale d’énergie manque\u00A0; reprenez-la du certificat',
  'epc-co2': 'les émissions de CO₂ manquent\u00A0; reprenez-les du certificat',
  'epc-contradiction':
    'le label et le score du certificat se contredisent\u00A0; vérifiez ce que dit le certificat',
  'e-level': 'le niveau E d’un bâtiment neuf manque\u00A0; reprenez-le de la déclaration PEB',
  'renovation-duty':
    'la page doit dire que l’acheteur doit rénover\u00A0; vérifiez le label et le type de bien',
  'flood-plot': 'le score d’inondation de la parcelle manque\u00A0; cherchez-le sur waterinfo.be',
  'flood-building': 'le score d’inondation du bâtiment manque\u00A0; cherchez-le sur waterinfo.be',
  'flood-symbol': 'le symbole d’une zone inondable manque sur la page\u00A0; signalez-le à qui gère le site',
  'flood-delimited':
    'il n’est pas dit si la parcelle est en zone inondable ou en zone de rive délimitée\u00A0; cherchez-le sur waterinfo.be',
  'planning-permit':
    'il n’est pas dit s’il existe un permis d’urbanisme\u00A0; reprenez-le de l’extrait urbanistique',
  'planning-zoning':
    'la destination urbanistique la plus récente manque\u00A0; reprenez-la de l’extrait urbanistique',
  'planning-enforcement':
    'il n’est pas dit si une mesure de réparation ou une citation est en cours\u00A0; reprenez-le de l’extrait urbanistique',
  'planning-pre-emption':
    'il n’est pas dit s’il existe un droit de préemption\u00A0; reprenez-le de l’extrait urbanistique',
  'planning-allotment':
    'il n’est pas dit s’il existe un permis de lotir\u00A0; reprenez-le de l’extrait urbanistique',
  'planning-abbreviations':
    'une abréviation remplace une phrase urbanistique\u00A0; retirez-la du texte et remplissez les champs',
  asbestos:
    'le certificat amiante de ce bâtiment ancien manque\u00A0; faites-le établir et encodez ce qu’il dit',
  'asbestos-untrue':
    'ce qui est indiqué sur l’amiante ne peut pas être vrai\u00A0; vérifiez le certificat et l’année de construction',
  electricity: 'rien n’est dit du contrôle électrique\u00A0; faites-le faire et encodez le résultat',
  'new-home-vat':
    'pour une habitation neuve, il n’est pas dit si l’acheteur paie la TVA ou les droits d’enregistrement\u00A0; demandez-le au vendeur',
  'rent-price': 'le loyer n’est pas affiché\u00A0; indiquez-le et affichez-le',
  'rent-charges': 'les charges du locataire manquent\u00A0; indiquez-les',
  'deposit-maximum': 'la garantie locative dépasse le maximum légal\u00A0; abaissez-la dans le bail et ici',
  'tenant-fee': 'les honoraires de l’agent ne peuvent pas être à charge du locataire\u00A0; videz ce champ',
  discrimination: 'une phrase exclut des personnes\u00A0; retirez-la du texte',
  'certificate-date': 'la date d’une attestation ne peut pas être exacte\u00A0; vérifiez-la',
  'certificate-old': 'une attestation est trop ancienne\u00A0; faites-en établir une nouvelle',
  'certificate-kind': 'le code est celui d’un certificat pour un autre type de bâtiment\u00A0; vérifiez-le',
  'certificate-figures':
    'un chiffre du certificat est invraisemblable\u00A0; vérifiez ce que dit le certificat',
  'epc-not-applicable':
    'rien ne dit pourquoi ce bien n’a pas besoin de certificat PEB\u00A0; faites-en établir un, ou indiquez la protection ou la surface',
  'electricity-untrue':
    'une habitation avec électricité doit être contrôlée lors de la vente\u00A0; faites-la contrôler avant l’acte',
  'gas-untrue': 'une maison chauffée au gaz a une installation à contrôler\u00A0; corrigez l’un des deux',
  'flood-untrue':
    'un bâtiment en zone inondable ne peut pas se trouver sur une parcelle sans risque\u00A0; vérifiez les deux scores',
  'soil-certificate': 'rien n’est dit de l’attestation du sol\u00A0; demandez-la à l’OVAM avant la vente',
  'judgment-text': 'il y a un jugement, mais il n’est pas dit lequel\u00A0; indiquez-le',
  'vat-untrue': 'le taux de TVA ne peut pas être exact pour cette habitation\u00A0; vérifiez-le',
  'vat-and-duty':
    'la TVA et les droits d’enregistrement ne se cumulent pas sur la même part\u00A0; vérifiez ce que paie l’acheteur',
  'duty-rate': 'ce taux des droits d’enregistrement n’existe plus\u00A0; corrigez-le',
  'share-above-price': 'une part du prix dépasse le prix\u00A0; vérifiez les montants',
  'life-annuity': 'une condition de cette vente en viager manque\u00A0; indiquez-la',
  'deposit-contradiction': 'la garantie en mois et en euros se contredit\u00A0; vérifiez les deux',
  'tenant-costs': 'ces frais ne peuvent pas être à charge du locataire\u00A0; retirez-les',
  'price-unlikely': 'ce prix est invraisemblable\u00A0; vérifiez s’il y a un chiffre de trop ou de moins',
  'rent-from': 'un loyer «\u00A0à partir de\u00A0» ne dit pas ce que coûte ce bien\u00A0; indiquez le loyer',
  'room-small': 'cette chambre est plus petite que le minimum autorisé\u00A0; vérifiez la surface',
  'surfaces-untrue': 'deux surfaces se contredisent\u00A0; corrigez celle qui est fausse',
  'text-energy':
    'le texte dit autre chose de l’énergie que le certificat\u00A0; corrigez le texte ou le champ',
  'text-figures': 'le texte donne un autre chiffre que ce champ\u00A0; corrigez le texte ou le champ',
  'text-price': 'le texte donne un autre prix que ce champ\u00A0; corrigez le texte ou le champ',
  'text-statements': 'le texte dit autre chose que ce champ\u00A0; corrigez le texte ou le champ',
  'text-bid':
    'une offre «\u00A0à partir de\u00A0» n’est permise qu’en vente publique\u00A0; retirez la phrase',
  'text-yield': 'un rendement ne peut pas être garanti\u00A0; retirez la phrase',
  'text-deposit': 'le texte demande une autre garantie, ou plus élevée, que permis\u00A0; retirez la phrase',
  'text-tenant-fee':
    'les frais de dossier ou d’agence ne peuvent pas être à charge du locataire\u00A0; retirez la phrase',
  'text-advance': 'l’acompte dépasse ce que la loi permet pour une vente sur plan\u00A0; retirez la phrase',
  'unit-e-level': 'le niveau E de ce lot manque\u00A0; reprenez-le du dossier PEB',
}
