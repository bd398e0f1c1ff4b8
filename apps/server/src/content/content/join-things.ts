import type { ContentKind, ContentProblem, ContentValue } from '@grandstand/contract'
import type { ChannelDocument, RawDocument } from '../channel-code/index.ts'
import type { DraftThing } from './merge-draft.ts'

export type DraftThings = Record<ContentKind, DraftThing[]>

interface Joined {
  document: RawDocument
  /** Whose each part of the document is. */
  owners: Map<object, { kind: ContentKind; key: string }>
  /** Things that name one to stand in which is not there. */
  problems: ContentProblem[]
}

interface Nested {
  value: ContentValue
  inside: unknown
}

/** The draft as the channel's files would say it. */
export function joinThings(things: DraftThings, stored: ChannelDocument): Joined {
  const owners: Joined['owners'] = new Map()
  const problems: ContentProblem[] = []
  const standing = (kind: ContentKind) => things[kind].filter(({ state }) => state !== 'removed')
  const own = (kind: ContentKind, key: string, value: ContentValue): ContentValue => {
    owners.set(value, { kind, key })
    return value
  }
  const list = (kind: ContentKind) => standing(kind).map(({ key, value }) => own(kind, key, { ...value }))

  /** Things that name another by `field` to stand inside of it. */
  function nest(kind: ContentKind, field: string): Nested[] {
    return standing(kind).map(({ key, value }) => {
      const { [field]: inside, ...rest } = value
      return { value: own(kind, key, rest), inside }
    })
  }
  function refuse({ value, inside }: Nested, field: string): void {
    const owner = owners.get(value)
    const isMissing = inside === undefined || inside === ''
    if (owner)
      problems.push({
        ...{ ...owner, path: [field], code: isMissing ? 'missing' : 'unknown_name' },
        found: typeof inside === 'string' ? inside : '',
      })
  }

  const schools = list('schools')
  const teams = nest('teams', 'school')
  const homes = new Set(schools.map(({ alias }) => alias))
  const homeless = teams.filter(({ inside }) => !homes.has(inside))
  for (const team of homeless) refuse(team, 'school')
  // A team without a school is refused. It is in the first one, so that its other problems are reported at once.
  for (const [index, school] of schools.entries())
    school.teams = [
      ...within(teams, school.alias),
      ...(index === 0 ? homeless.map(({ value }) => value) : []),
    ]

  const sports = nest('sports', 'parent')
  const tops = sports.filter(({ inside }) => inside === undefined || inside === '')
  const placed = new Set(tops)
  // From the top down: sports that are inside each other are never reached, and so are found.
  const left = [...tops]
  for (let above = left.pop(); above; above = left.pop()) {
    const { alias } = above.value
    const below = sports.filter(each => !placed.has(each) && each.inside === alias)
    above.value.children = below.map(({ value }) => value)
    for (const each of below) {
      placed.add(each)
      left.push(each)
    }
  }
  const lost = sports.filter(sport => !placed.has(sport))
  for (const sport of lost) refuse(sport, 'parent')

  const { channel_key, hosts, run_as_code } = stored.channel
  const blocks = list('static_blocks').map(({ alias, body }) => [String(alias), body])
  const [settings = {}] = list('settings')
  const [colors = {}] = list('colors')
  const channel = own('settings', 'settings', {
    ...settings,
    ...{ channel_key, hosts, run_as_code },
    colors: { web: colors },
    static_blocks: Object.fromEntries(blocks),
  })
  const document: RawDocument = {
    channel,
    menu: list('menu'),
    pages: list('pages'),
    faq: list('faq'),
    slides: list('slides'),
    sports: [...tops, ...lost].map(({ value }) => value),
    locations: list('locations'),
    schools,
    products: {
      packages: list('packages'),
      subscriptions: list('subscriptions'),
      game_prices: list('game_prices'),
      coupons: stored.products.coupons,
    },
    prerolls: list('prerolls'),
    library: {
      categories: list('library_categories'),
      items: list('library_items'),
      rails: list('library_rails'),
    },
    forms: list('forms'),
  }
  return { document, owners, problems: [...problems, ...findTwice(standing('static_blocks'))] }
}

function within(things: readonly Nested[], alias: unknown): ContentValue[] {
  return things.filter(({ inside }) => inside === alias).map(({ value }) => value)
}

/** As the keys of one map, two of the same name would be one. */
function findTwice(blocks: readonly DraftThing[]): ContentProblem[] {
  const seen = new Set<unknown>()
  return blocks.flatMap(({ key, value: { alias } }): ContentProblem[] => {
    const isTwice = seen.has(alias)
    seen.add(alias)
    const found = String(alias)
    return isTwice ? [{ kind: 'static_blocks', key, path: ['alias'], code: 'taken', found }] : []
  })
}
