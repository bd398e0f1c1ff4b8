import { writeLocalTime } from '@grandstand/rules'

const quarterMs = 15 * 60_000

/** A small channel to begin with: two teams and a game that may be sent at once. The comments are for its owner. */
export function starterFiles(channelKey: string, timeZone: string, now: Date): Record<string, string> {
  const words = channelKey.split('-').filter(word => word !== '')
  const name = words.map(word => (word[0] ?? '').toUpperCase() + word.slice(1)).join(' ')
  const soon = new Date(Math.ceil(now.getTime() / quarterMs) * quarterMs)
  const time = writeLocalTime(soon, timeZone)
  return {
    'channel.yaml': `channel_key: ${channelKey}
# The host names that show it, without port.
hosts: [localhost, 127.0.0.1]
name: ${name}
short_name: ${words.map(word => (word[0] ?? '').toUpperCase()).join('')}
description: All games of ${name}, live and on replay.
language: en
# Texts may be said once per language: { en: …, fr: … }.
languages: [en, fr, bg]
currency: USD
time_zone: ${timeZone}
contact_email: hello@${channelKey}.example
colors:
  web:
    header-background: '#0a0d14'
    header-text: '#f3f5f9'
    body-background: '#0a0d14'
    body-text: '#f3f5f9'
    footer-background: '#06080d'
    footer-text: '#c3cad6'
    primary: '#1d4ed8'
    live: '#c8102e'
`,
    'menu.yaml': `- { name: Home, type: route, url: / }
- { name: Schedule, type: route, url: /schedule }
- { name: Contact, type: route, url: /contacts }
`,
    'sports.yaml': `- { alias: soccer, name: Soccer }
`,
    'locations.yaml': `# The clocks of a venue are those of its games.
- { alias: stadium, name: The stadium, city: Our town, time_zone: ${timeZone} }
`,
    'schools.yaml': `# Schools or clubs, each with its teams.
- alias: lions
  name: Lions Club
  city: Our town
  color: '#d97706'
  teams:
    - { alias: lions-soccer, name: Lions, short_name: LIO, gender: women, sport: soccer }
- alias: wolves
  name: Wolves Club
  city: The other town
  color: '#2563eb'
  teams:
    - { alias: wolves-soccer, name: Wolves, short_name: WOL, gender: women, sport: soccer }
`,
    'events.yaml': `# A game is known by its alias: with another time, place or price it stays the same game.
# type: free, register (anyone with an account), paid or ppv, with base_price and service_fee in cents.
- alias: opening-game
  time: ${time}
  away: wolves-soccer
  home: lions-soccer
  location: stadium
  type: free
`,
  }
}
