import type { CallMakers, ContentFieldName, ContentKind, ContentValue } from '@grandstand/contract'
import { z } from 'zod'
import type { Problem } from '../files/channel-file-error.ts'
import type { DataFile, DataPath } from '../files/data-file.ts'
import type { ListTable, RowKey } from '../rows/channel-rows-store.ts'
import type { Link } from './links.ts'
import type { ListName } from './list-name.ts'

export interface CheckedEntry {
  source: DataFile
  /** Of the entry, in its file. */
  path: DataPath
  /** A problem for each name of the entry that no item of the list has. */
  mention: (list: ListName, name: string, path: DataPath) => Problem[]
}

/** Where a kind is in the channel's files, and how the Studio shows it. */
interface Shown<File extends string> {
  file: File
  /** Where its list is in the file. */
  at?: readonly string[]
  /** Who may change it in the Studio; an owner may change everything. */
  by: CallMakers
  /** One item, as messages call it. */
  noun: string
  /** The viewer's page that shows it: `{url}` is the item's own, `{on}` the page of the item's place. */
  shownAt?: string
  /** Width by height of the pictures that have a shape of their own. */
  ratios?: Partial<Record<ContentFieldName, number>>
}

interface Listed<File extends string, Entry> extends Shown<File> {
  /** The field that identifies an item; null: an item has no name of its own. */
  keyField: 'alias' | 'url' | 'code' | null
  /** The order of the items means nothing. */
  hasNoOrder?: true
  /** In the files an item is in `list` of another one; here it names that one in `field`. */
  parent?: { kind: ContentKind; field: keyof Entry & string; list: string }
  /** In the file it is one key of a map, and this is what the key leads to. */
  mapValue?: keyof Entry & string
  /** A list of an item whose entries are rows of the same table, below the item's row. */
  rowsBelow?: keyof Entry & string
  /** Kinds that an item may name in words, beside those that its schema refers to. */
  alsoNames?: readonly ContentKind[]
  /** What a person may leave out of the whole list. */
  complete?: (list: unknown) => unknown
  /** What the schema cannot see. */
  check?: (entry: Entry, at: CheckedEntry) => Problem[]
  /** The row says nothing that files could say. */
  isVoid?: (row: Record<string, unknown>, entry: ContentValue) => boolean
}

type Column<Table extends ListTable> = keyof Table['$inferInsert'] & string
/** Fields that have no column of their name say where they are kept. */
type Links<Table extends ListTable, Shape> = {
  [Field in Exclude<keyof Shape, Column<Table> | 'was'>]: Link<Column<Table>>
} & { [Field in keyof Shape]?: Link<Column<Table>> }
type NeedsLinks<Table extends ListTable, Shape> =
  Record<never, never> extends Links<Table, Shape>
    ? { links?: Links<Table, Shape> }
    : { links: Links<Table, Shape> }

/** A kind of content: what reads, writes, checks, splits, joins and shows it asks its declaration. */
export interface Kind<File extends string = string>
  extends Required<Shown<File>>,
    Pick<
      Listed<File, ContentValue>,
      'keyField' | 'parent' | 'mapValue' | 'rowsBelow' | 'complete' | 'isVoid'
    > {
  /** Of one item in the Studio. */
  schema: z.ZodObject
  isSingle: boolean
  hasOrder: boolean
  alsoNames: readonly ContentKind[]
  /** Null: it is part of the channel's own row. */
  table: ListTable | null
  rowKey: RowKey
  links: Partial<Record<string, Link>>
  check?(entry: ContentValue, at: CheckedEntry): Problem[]
}

/** A kind whose items are rows of a table. */
export function listOf<File extends string, Table extends ListTable, Shape extends z.core.$ZodLooseShape>(
  declared: Listed<File, z.infer<z.ZodObject<Shape>>> &
    NeedsLinks<Table, Shape> & { schema: z.ZodObject<Shape>; table: Table },
): Kind<File>
export function listOf<File extends string>({
  schema,
  hasNoOrder,
  ...declared
}: Listed<File, ContentValue> & Pick<Kind, 'schema' | 'table'>): Kind<File> {
  return {
    ...defaults,
    ...declared,
    schema: withoutWas(schema),
    isSingle: false,
    hasOrder: hasNoOrder === undefined,
    rowKey: declared.keyField ?? 'position',
  }
}

/** A kind of which a channel has one item. */
export function singleOf<File extends string>(declared: Shown<File> & { schema: z.ZodObject }): Kind<File> {
  return {
    ...defaults,
    ...declared,
    isSingle: true,
    hasOrder: false,
    keyField: null,
    table: null,
    rowKey: 'position',
  }
}

const defaults = { links: {}, at: [], shownAt: '/', ratios: {}, alsoNames: [] }

/** A published name never changes in the Studio, so there are no former ones. */
function withoutWas(schema: z.ZodObject): z.ZodObject {
  const { was, ...shape } = schema.shape
  return z.strictObject(shape)
}
