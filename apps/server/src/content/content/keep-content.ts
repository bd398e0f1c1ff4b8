import { randomBytes } from 'node:crypto'
import type { Body, ContentKind, ContentValue, Reply, studioCalls } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { kinds } from '../channel-code/index.ts'
import { type AskedChange, changeDraft, recordDraftChange } from './change-draft.ts'
import { deleteChange, upsertChange } from './content-store.ts'
import type { DraftItem } from './merge-draft.ts'
import { findItem, listItems } from './read-items.ts'
import { showItem } from './show-item.ts'
import { versionOf } from './version-of.ts'

/** A list for the screen, not a store. */
const maxItems = 2_000

/** Keeps an item in the draft, right or wrong. A change to an older version returns the newer one and keeps nothing. */
export function keepContent(
  ctx: Pick<Context, 'db' | 'now'>,
  { body, ...asked }: AskedChange & { body: Body<typeof studioCalls.keepContent> },
): Promise<Reply<typeof studioCalls.keepContent>> {
  const { kind } = asked.params
  return changeDraft(ctx, asked, async (tx, language) => {
    const { channel, session } = asked
    const item = body.key === null ? undefined : await findItem(tx, channel.id, kind, body.key)
    if (body.key !== null && !item) throw new CallError('not_found')
    if (item && item.version !== body.version)
      return { key: item.key, theirs: showItem(item, language, language) }
    if (!item) refuseMore(kind, (await listItems(tx, channel.id, kind)).length)
    const value = tidy(kind, body.value)
    refuseRename(kind, item, value)

    const key = item?.key ?? `new-${randomBytes(6).toString('hex')}`
    const base_version = item?.published ? versionOf(item.published) : null
    if (base_version === versionOf(value)) await deleteChange(tx, channel.id, kind, key)
    else
      await upsertChange(tx, channel.id, {
        kind,
        key,
        change: 'keep',
        value,
        base_version,
        operator_email: session.operator.email,
        changed_at: ctx.now(),
      })
    await recordDraftChange({ db: tx, now: ctx.now }, asked, 'keep_content', key)
    return { key, theirs: null }
  })
}

function refuseMore(kind: ContentKind, count: number): void {
  if (kinds[kind].isSingle || count >= maxItems) throw new CallError('conflict')
}

/** Whatever refers to it, here, in games and in orders, does so by its name. */
function refuseRename(kind: ContentKind, item: DraftItem | undefined, value: ContentValue): void {
  const { keyField } = kinds[kind]
  if (keyField && item?.published && value[keyField] !== item.published[keyField])
    throw new CallError('invalid_request', { fields: { [keyField]: 'must stay as it was published' } })
}

/** With what goes without saying, as the published one has it; what is wrong stays as it was typed. */
function tidy(kind: ContentKind, value: ContentValue): ContentValue {
  const { success, data } = kinds[kind].schema.safeParse(value)
  return success ? data : value
}
