import { type Body, legalPages, type studioCalls } from '@grandstand/contract'
import { describeLegalPage } from './legal-texts.ts'
import { nameAliases } from './name-alias.ts'
import { sayKnown } from './say-known.ts'

type NewChannel = Body<typeof studioCalls.createChannel>

/** Easy to distinguish; a school's own colour comes later. */
const schoolColors = ['#d97706', '#2563eb', '#059669', '#dc2626', '#7c3aed', '#0891b2', '#ca8a04', '#be185d']

/** Its first bytes decide its type, whatever its name. */
export const logoPath = 'images/logo.png'

/** A channel folder with what was asked for, so that it is read and checked as any other. JSON is YAML. */
export function newChannelFiles(asked: NewChannel, hasLogo: boolean): Record<string, unknown> {
  const sports = nameAliases(asked.sports, 'sport')
  const schools = nameAliases(
    asked.teams.map(({ name }) => name),
    'team',
  )
  return {
    'channel.yaml': {
      channel_key: asked.channel_key,
      hosts: asked.host === null ? [] : [asked.host],
      name: asked.name,
      short_name: shortenName(asked.name, 12),
      description: asked.name,
      ...(hasLogo ? { logo: logoPath } : {}),
      language: asked.language,
      languages: [...new Set([asked.language, ...asked.languages])],
      currency: asked.currency,
      time_zone: asked.time_zone,
      contact_email: asked.contact_email,
      refunds: asked.refunds,
      colors: {
        web: {
          'header-background': '#0a0d14',
          'header-text': '#f3f5f9',
          'body-background': '#0a0d14',
          'body-text': '#f3f5f9',
          'footer-background': '#06080d',
          'footer-text': '#c3cad6',
          primary: asked.primary,
          live: '#c8102e',
        },
      },
    },
    'pages.yaml': legalPagesOf(asked).map(({ body: _, ...page }) => page),
    'menu.yaml': menu.map(({ name, url }) => ({ name: sayKnown(name, asked), type: 'route', url })),
    'products.yaml': { packages: [describeSingleGame(asked)] },
    'sports.yaml': asked.sports.map((name, index) => ({ alias: sports[index], name })),
    'schools.yaml': asked.teams.map(({ name, city }, index) => ({
      alias: schools[index],
      name,
      city: city || name,
      color: schoolColors[index % schoolColors.length],
      teams: sports.map(sport => ({
        alias: `${schools[index]}-${sport}`,
        name,
        short_name: shortenName(name, 4).toUpperCase(),
        gender: asked.gender,
        sport,
      })),
    })),
  }
}

const menu = [
  { name: { en: 'Home', fr: 'Accueil', bg: 'Начало' }, url: '/' },
  { name: { en: 'Schedule', fr: 'Calendrier', bg: 'Програма' }, url: '/schedule' },
  { name: { en: 'Contact', fr: 'Contact', bg: 'Контакт' }, url: '/contacts' },
]

/**
 * Without it no game can be bought by itself. Each game has its own price, so this one has none. What its buyers may do
 * stands in it, to be seen and changed.
 */
const describeSingleGame = (asked: NewChannel) => ({
  alias: 'single-game',
  type: 'single_event',
  base_price: 0,
  capabilities: ['watch', 'clipping'],
  name: sayKnown({ en: 'Single game', fr: 'Match à la carte', bg: 'Единичен мач' }, asked),
  description: sayKnown(
    {
      en: 'One game, live and on replay.',
      fr: 'Un match, en direct puis en rediffusion.',
      bg: 'Един мач – на живо и на запис.',
    },
    asked,
  ),
})

const legalPagesOf = (asked: NewChannel) =>
  legalPages.map(url =>
    describeLegalPage(url, asked, () => ({
      channel: asked.name,
      seller: asked.seller ?? asked.name,
      email: asked.contact_email,
      refunds: asked.refunds,
    })),
  )

/** The texts of the pages, by the name of their file. */
export function newChannelPages(asked: NewChannel): Record<string, string> {
  const files = legalPagesOf(asked).flatMap(({ url, body }) =>
    Object.entries(body).map(([language, text]) => [`pages/${url}.${language}.md`, text]),
  )
  return Object.fromEntries(files)
}

/** The first letters of several words, or the beginning of one. */
function shortenName(name: string, max: number): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  const short = words.length > 2 ? words.map(word => [...word][0]).join('') : (words[0] ?? name)
  return [...short].slice(0, max).join('')
}
