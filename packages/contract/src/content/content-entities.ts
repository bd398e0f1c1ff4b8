import { z } from 'zod'
import { currency, id, utcDateTime } from '../scalars.ts'
import {
  type ContentFieldName,
  type ContentFieldType,
  type ContentKind,
  contentFieldNames,
  contentFieldTypes,
  contentKinds,
  contentProblems,
  contentStates,
} from '../studio-constants.ts'

/** A field of a form, as the schema of a channel's files has it. */
export interface ContentField {
  name: ContentFieldName
  type: ContentFieldType
  required: boolean
  /** Of a choice. */
  options?: string[] | undefined
  /** What a reference may name. */
  to?: ContentKind[] | undefined
  /** Of a group, and of each entry of a list. */
  fields?: ContentField[] | undefined
}
export const contentField: z.ZodType<ContentField> = z.object({
  name: z.enum(contentFieldNames),
  type: z.enum(contentFieldTypes),
  required: z.boolean(),
  options: z.array(z.string()).optional(),
  to: z.array(z.enum(contentKinds)).optional(),
  get fields() {
    return z.array(contentField).optional()
  },
})

/** An item's fields, as in the channel's files: not checked here, so that an unfinished item can be saved. */
export const contentValue = z
  .record(z.string().max(60), z.unknown())
  .refine(isShallow, 'must not be nested deeper than a form')
export type ContentValue = z.infer<typeof contentValue>

export const contentProblem = z.object({
  kind: z.enum(contentKinds),
  key: z.string(),
  /** The path to the field; empty: the whole item. */
  path: z.array(z.union([z.string(), z.number()])),
  code: z.enum(contentProblems),
  /** The unknown word, or whatever else was found instead. */
  found: z.string(),
})
export type ContentProblem = z.infer<typeof contentProblem>

export const contentItem = z.object({
  key: z.string(),
  /** In the requested language. */
  name: z.string(),
  state: z.enum(contentStates),
  /** Sent back with a change: the answer reports if the item has changed since. */
  version: z.string(),
  value: contentValue,
  /** As visitors have it; null: not at all yet. */
  published: contentValue.nullable(),
  /** The last author of the draft, and when. */
  changed_by: z.string().nullable(),
  changed_at: utcDateTime.nullable(),
})
export type ContentItem = z.infer<typeof contentItem>

/** A draft item that differs from what visitors see. */
export const contentChange = z.object({
  kind: z.enum(contentKinds),
  /** Empty: another order of the kind. */
  key: z.string(),
  name: z.string(),
  state: z.enum([...contentStates, 'reordered']),
  /** That differ from what visitors see; of a new or removed item none. */
  fields: z.array(z.enum(contentFieldNames)),
  changed_by: z.string(),
  changed_at: utcDateTime,
})
export type ContentChange = z.infer<typeof contentChange>

/** What was published in one step. */
export const contentRevision = z.object({
  id,
  published_by: z.string(),
  published_at: utcDateTime,
  /** Null: it is still published. */
  taken_back_at: utcDateTime.nullable(),
  changes: z.array(contentChange.pick({ kind: true, key: true, name: true, state: true })),
  /** It is the last one that is still published. */
  can_take_back: z.boolean(),
})
export type ContentRevision = z.infer<typeof contentRevision>

export const contentOverview = z.object({
  /** The channel is run as code: nothing is changed by hand. */
  is_locked: z.boolean(),
  kinds: z.array(
    z.object({
      kind: z.enum(contentKinds),
      count: z.int(),
      changed: z.int(),
      problems: z.int(),
      may_change: z.boolean(),
    }),
  ),
  /** Of the whole draft: it is published as it was looked at. */
  version: z.string(),
  changes: z.array(contentChange),
  problems: z.array(contentProblem),
  revisions: z.array(contentRevision),
})
export type ContentOverview = z.infer<typeof contentOverview>

export const contentList = z.object({
  kind: z.enum(contentKinds),
  is_locked: z.boolean(),
  may_change: z.boolean(),
  /** There is one item, and no other can be made. */
  is_single: z.boolean(),
  /** Their order is the order on screen. */
  has_order: z.boolean(),
  /** The draft has them in another order than visitors. */
  is_reordered: z.boolean(),
  /** The field that identifies an item: fixed once it is published. Null: it has no name of its own. */
  key_field: z.enum(contentFieldNames).nullable(),
  /** The viewer's page that shows its items: `{url}` is an item's own, `{on}` the page of its place. */
  shown_at: z.string(),
  fields: z.array(contentField),
  items: z.array(contentItem),
  problems: z.array(contentProblem),
  /** What references may name, by kind. */
  names: z.partialRecord(z.enum(contentKinds), z.array(z.object({ alias: z.string(), name: z.string() }))),
  /** Where each picture that things name can be seen, by its path. */
  pictures: z.record(z.string(), z.string()),
  /** The channel's own first. */
  languages: z.array(z.string()),
  currency,
})
export type ContentList = z.infer<typeof contentList>

const maxDepth = 8

/** Level by level and not by calls: bodies are as deep as strangers like. */
function isShallow(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return false
    level = level.flatMap(each => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  }
  return true
}
