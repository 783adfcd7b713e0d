/** What a made-up listing says in the fields of `properties.json`; any of it may be broken. */
export type FedListing = Readonly<Record<'ID' | 'Goal' | 'Price' | 'City' | 'DescriptionA', unknown>>

/** Writes listings as a CRM exports them. */
export type WriteFeed = (listings: readonly unknown[]) => string

const isListing = (value: unknown): value is FedListing => typeof value === 'object' && value !== null

/** The formats, with the files that each needs in the data directory. */
export const feeds = {
  omnicasa: {
    files: {},
    write: (listings) =>
      JSON.stringify(
        listings.map((listing) =>
          isListing(listing)
            ? { ...listing, Status: 1, MainTypeName: 'Villa', PublishAddress: 1, PublishPrice: 1 }
            : listing,
        ),
      ),
  },
  whise: {
    files: {},
    write: (listings) =>
      JSON.stringify({
        estates: listings.map((listing) =>
          isListing(listing)
            ? {
                id: listing.ID,
                status: { id: 1 },
                purpose: { id: listing.Goal === 0 ? 1 : listing.Goal },
                purposeStatus: { id: 1 },
                category: { id: 1 },
                city: listing.City,
                price: listing.Price,
                displayAddress: true,
                displayPrice: true,
                shortDescription: [{ languageId: 'nl-BE', content: listing.DescriptionA }],
              }
            : listing,
        ),
        totalCount: listings.length,
      }),
  },
  csv: {
    files: {
      'import.json': {
        csv: {
          fields: [
            { from: 'Referentie', to: 'ID' },
            { from: 'Transactie', to: 'Goal', codes: { 'Te koop': 0 } },
            { from: 'Prijs', to: 'Price' },
            { from: 'Gemeente', to: 'City' },
            { from: 'Tekst', to: 'DescriptionA', language: 'nl' },
            { to: 'Status', value: 1 },
          ],
        },
      },
    },
    write: (listings) =>
      [
        'Referentie;Transactie;Prijs;Gemeente;Tekst',
        ...listings
          .filter(isListing)
          .map(({ ID, Goal, Price, City, DescriptionA }) =>
            [ID, Goal === 0 ? 'Te koop' : Goal, Price, City, DescriptionA]
              .map((cell) => (cell === undefined ? '' : `"${String(cell)}"`))
              .join(';'),
          ),
      ].join('\n'),
  },
  openimmo: {
    files: {},
    write: (listings) =>
      `<openimmo><uebertragung umfang="VOLL"/><anbieter>${listings.filter(isListing).map(toElement).join('')}</anbieter></openimmo>`,
  },
} as const satisfies Readonly<
  Record<string, Readonly<{ write: WriteFeed; files: Readonly<Record<string, unknown>> }>>
>

function toElement({ ID, Goal, Price, City, DescriptionA }: FedListing): string {
  const element = (name: string, value: unknown): string =>
    value === undefined ? '' : `<${name}>${String(value)}</${name}>`
  return (
    `<immobilie><objektkategorie><vermarktungsart ${Goal === 0 ? 'KAUF' : 'LEASING'}="true"/><objektart><haus/></objektart></objektkategorie>` +
    `<geo>${element('ort', City)}</geo><preise>${element('kaufpreis', Price)}</preise>` +
    `<freitexte>${element('objektbeschreibung', DescriptionA)}</freitexte>` +
    `<verwaltung_techn>${element('objektnr_extern', ID)}<sprache>nl</sprache></verwaltung_techn></immobilie>`
  )
}
