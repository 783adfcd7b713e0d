/** Words that deny. */
export const denied = /\b(?:niet|geen|pas|non|not|no|nicht|kein\w*|zonder|sans|without|ohne)\b/

/** Words of another place. */
export const besides =
  /\b(?:buren|buurt|straat|wijk|nabij|vlak|naast|tegenover|zicht|gemeentelijk\w*|stedelijk\w*|op \d+|voisin\w*|quartier|rue|proche|pres|vue|communale?|near|next|street|view|town|nahe|neben|strasse|blick)\b/

/** Words of another time or of a choice. */
export const turned =
  /\b(?:mogelijk\w*|kan|kunnen|kon|maken|rendre|machen|plaats|ruimte|optie\w*|toekomst\w*|termijn|mits|aanleg\w*|eventue\w*|vroeger|voorheen|vervang\w*|overschakel\w*|omschakel\w*|half|deels|gedeeld\w*|gemeen\w*|of|goederen\w*|fiets\w*|possib\w*|peut|place pour|futur\w*|ancien\w*|remplac\w*|partage\w*|commun\w*|ou|could|can|option\w*|room for|formerly|replac\w*|shared|or|moglich\w*|kann|platz fur|fruher|ersetz\w*|oder)\b/
