import { alias, type ContentKind, colorSettings, language, staticBlockAliases } from '@grandstand/contract'
import { z } from 'zod'
import { text } from '../../context/channel-settings.ts'
import { channelFiles, schoolAlias, sportAlias, sportFields } from '../channel-code/index.ts'

/** A kind of content, for its form and its list. */
interface KindShape {
  /** Of one item. An item that is nested in the files is beside its parent here, and names it. */
  schema: z.ZodObject
  /** The field that it is known by; null: it has no name of its own. */
  keyField: 'alias' | 'url' | null
  isSingle: boolean
  hasOrder: boolean
}

const { element: school } = channelFiles['schools.yaml']
const { packages, subscriptions, game_prices } = channelFiles['products.yaml'].shape
const { categories, items, rails } = channelFiles['library.yaml'].shape
/** What a channel is known by, where it is found, and whether it may be changed here at all is not changed here. */
const { channel_key, hosts, run_as_code, colors, static_blocks, ...settings } =
  channelFiles['channel.yaml'].shape

const named = (schema: z.ZodObject): KindShape => ({
  schema: withoutWas(schema),
  keyField: 'alias',
  isSingle: false,
  hasOrder: true,
})
const unnamed = (schema: z.ZodObject): KindShape => ({
  ...{ schema, keyField: null, isSingle: false, hasOrder: true },
})
const single = (schema: z.ZodObject): KindShape => ({
  ...{ schema, keyField: null, isSingle: true, hasOrder: false },
})

export const kindShapes: Record<ContentKind, KindShape> = {
  pages: {
    ...named(channelFiles['pages.yaml'].element.extend({ body: z.record(language, z.string().min(1)) })),
    keyField: 'url',
  },
  menu: unnamed(channelFiles['menu.yaml'].element),
  // Only what is uploaded for a slide needs its name.
  slides: named(channelFiles['slides.yaml'].element.extend({ alias: alias.optional() })),
  faq: unnamed(channelFiles['faq.yaml'].element),
  static_blocks: {
    ...named(z.strictObject({ alias: z.enum(staticBlockAliases), body: text })),
    hasOrder: false,
  },
  forms: named(channelFiles['forms.yaml'].element),
  schools: named(school.omit({ teams: true })),
  teams: named(z.strictObject({ school: schoolAlias, ...school.shape.teams.unwrap().element.shape })),
  sports: named(z.strictObject({ ...sportFields.shape, parent: sportAlias.optional() })),
  locations: named(channelFiles['locations.yaml'].element),
  library_categories: named(categories.unwrap().element),
  library_items: named(items.unwrap().element),
  library_rails: named(rails.unwrap().element),
  prerolls: named(channelFiles['prerolls.yaml'].element),
  packages: named(packages.unwrap().element),
  subscriptions: named(subscriptions.unwrap().element),
  // The most specific one for a game counts, in any order.
  game_prices: { ...unnamed(game_prices.unwrap().element), hasOrder: false },
  colors: single(
    z.strictObject(
      Object.fromEntries(colorSettings.keyType.options.map(name => [name, colorSettings.valueType])),
    ),
  ),
  settings: single(z.strictObject(settings)),
}

/** A published name never changes, so there are no former ones. */
function withoutWas(schema: z.ZodObject): z.ZodObject {
  const { was, ...shape } = schema.shape
  return z.strictObject(shape)
}
