import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

const logo = createPicture({ width: 200, height: 200, format: 'png' })
const slide = createPicture({ width: 800, height: 450, format: 'jpeg' })

/** A small channel folder that uses every file of the format. */
const files: Record<string, string> = {
  'channel.yaml': `channel_key: hill-league
hosts: [tv.hill.example, live.hill.example]
name: { en: Hill League, fr: Ligue des collines }
short_name: HILL
description: School sport from the hills.
logo: images/logo.png
language: en
languages: [en, fr]
currency: CAD
time_zone: America/Toronto
contact_email: hello@hill.example
geo_blocked_countries: [US]
colors:
  web:
    header-background: '#0a0d14'
    header-text: '#f3f5f9'
    body-background: '#0a0d14'
    body-text: '#f3f5f9'
    footer-background: '#06080d'
    footer-text: '#c3cad6'
    primary: '#e5173f'
    live: '#c8102e'
static_blocks:
  footer: { en: 'See [the rules](/rules).', fr: 'Voir [les règles](/rules).' }
  login: '2024'
capabilities: { user: [clipping] }
feature_limits: { clips: 3 }
live_ladder: [720, 360]
stripe: { publishable_key: pk_of_hill, tax: true }
seller:
  name: { en: Hill League Association, fr: Association de la ligue des collines }
  address: |-
    4 Hill Road
    Hilltop
  tax_number: HL 123
grace_days: 5
games_count_towards_pass: true
`,
  'menu.yaml': `- { name: Home, type: route, url: / }
- name: More
  type: menu
  children:
    - { name: Rules, type: page, url: rules/play }
    - { name: Hawks, type: participant_group, alias: hawks }
    - { name: Hawks hockey, type: participant, alias: hawks-hockey }
- { name: League, type: url, url: 'https://hill.example' }
- { name: Final, type: vod, alias: final }
- { name: Library, type: vod }
`,
  'pages.yaml': `- url: rules/play
  alt_name: rules
  name: Rules
  title: The rules
  description: How we play.
- { url: about, name: About, title: About, description: Who we are. }
`,
  'pages/rules/play.en.md': '# Rules\n\nPlay fair. See [about](/about) or <hello@hill.example>.\n',
  'pages/rules/play.fr.md': '# Règles\n\nJouez bien.\n',
  'pages/about.en.md': 'We are the *hills*.\n',
  'faq.yaml': `- { category: Watching, question: When?, answer: 'On **Fridays**.' }
- { category: Watching, question: Where?, answer: { en: Here., fr: Ici. } }
`,
  'slides.yaml': `- on: main
  badge: New
  title: Season start
  text: It begins.
  image: images/slides/start.jpg
  link: { url: /rules, label: Read more }
- { on: { group: hawks }, title: Hawks, text: All of them. }
- { on: { participant: hawks-hockey }, title: Hockey, text: On ice. }
- { on: { category: ice-hockey }, type: video, title: Ice, text: Cold. }
`,
  'sports.yaml': `- alias: hockey
  name: { en: Hockey, fr: Hockey }
  image: images/slides/start.jpg
  children:
    - { alias: ice-hockey, name: Ice hockey }
- { alias: soccer, name: Soccer }
`,
  'locations.yaml': `- { alias: arena, name: Arena, city: Hillside, time_zone: America/Toronto }
`,
  'schools.yaml': `- alias: hawks
  name: Hawks High School
  city: Hillside
  color: '#2f86f6'
  image: images/logo.png
  teams:
    - alias: hawks-hockey
      name: Hawks Hockey
      short_name: HAW
      color: '#ffffff'
      images: [images/logo.png, images/slides/start.jpg]
      gender: men
      sport: ice-hockey
    - { alias: hawks-soccer, name: Hawks Soccer, short_name: HAW, gender: women, sport: soccer }
- { alias: owls, name: Owls School, city: { en: Valley }, color: '#00aa55' }
`,
  'products.yaml': `packages:
  - alias: season
    name: Season
    description: Everything.
    base_price: 7500
    type: package
    event_categories: [soccer, hockey]
    capabilities: [download, no_ads]
    tag: Best
    ends_on: 2027-06-30
    valid_days: 365
subscriptions:
  - { alias: monthly, name: Monthly, description: All., base_price: 900, offer: monthly, trial_period: 7, capabilities: [clipping] }
coupons:
  - { code: EARLY, percent: 20, products: [season], until: '2026-12-01T00:00:00.000Z', limit: 100, per_user: 1 }
  - { code: FIVE-OFF, amount: 500, from: '2026-11-01T00:00:00.000Z' }
`,
  'library.yaml': `categories:
  - { alias: games, name: { en: Games, fr: Matchs } }
items:
  - alias: final
    title: { en: The final, fr: La finale }
    description: Last year's final.
    date: 2026-03-01
    duration_seconds: 5400
    categories: [games]
    image: images/slides/start.jpg
    preview: images/logo.png
  - { alias: extra, title: '2024', description: More., date: 2025-11-02 }
rails:
  - { alias: best, title: Best, items: [extra, final] }
`,
  'forms.yaml': `- alias: passes
  name: { en: Passes, fr: Passes }
  fields:
    - { name: basic-pass, label: { en: Free pass, fr: Passe gratuite }, type: number }
- alias: survey
  name: Survey
  fields:
    - { name: team, label: Your team, required: true }
`,
  'prerolls.yaml': `- { alias: welcome, url: 'https://media.hill.example/welcome.mp4', location: arena, event_categories: [soccer], skip_after_seconds: 5 }
`,
}

export interface ChannelFolder {
  dir: string
  write: (file: string, content: string | Uint8Array) => Promise<void>
  /** Replaces the only occurrence of a text in one of the files above. */
  edit: (file: string, from: string, to: string) => Promise<void>
  delete: (file: string) => Promise<void>
  remove: () => void
}

export async function createChannelFolder(): Promise<ChannelFolder> {
  const parent = mkdtempSync(path.join(tmpdir(), 'channel-folder-'))
  const dir = path.join(parent, 'channel')
  const contents = new Map(Object.entries(files))
  const write = async (file: string, content: string | Uint8Array) => {
    if (typeof content === 'string') contents.set(file, content)
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true })
    await writeFile(path.join(dir, file), content)
  }
  for (const [file, content] of contents) await write(file, content)
  await write('images/logo.png', await logo)
  await write('images/slides/start.jpg', await slide)
  return {
    dir,
    write,
    async edit(file, from, to) {
      const content = contents.get(file) ?? ''
      if (content.split(from).length !== 2) throw new Error(`${from} is not once in ${file}`)
      await write(file, content.replace(from, to))
    },
    delete: file => rm(path.join(dir, file)),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
}

export function createPicture(picture: {
  width: number
  height: number
  format: 'png' | 'jpeg' | 'webp'
  color?: string
}): Promise<Buffer> {
  const { width, height, format, color = '#2f86f680' } = picture
  return sharp({ create: { width, height, channels: format === 'jpeg' ? 3 : 4, background: color } })
    .toFormat(format)
    .toBuffer()
}
