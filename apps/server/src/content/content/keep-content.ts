import { randomBytes } from 'node:crypto'
import type { Body, ContentKind, ContentValue, Reply, studioCalls } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { kinds } from '../channel-code/index.ts'
import { type AskedChange, changeDraft } from './change-draft.ts'
import { deleteChange, upsertChange } from './content-store.ts'
import type { DraftThing } from './merge-draft.ts'
import { findThing, listThings } from './read-things.ts'
import { showThing } from './show-thing.ts'
import { versionOf } from './version-of.ts'

/** A list on the screen, and not a place to keep things. */
const maxThings = 2_000

/** Keeps an item in the draft, right or wrong. A change to an older version returns the newer one and keeps nothing. */
export function keepContent(
  ctx: Pick<Context, 'db' | 'now'>,
  { body, ...asked }: AskedChange & { body: Body<typeof studioCalls.keepContent> },
): Promise<Reply<typeof studioCalls.keepContent>> {
  const { kind } = asked.params
  return changeDraft(ctx, asked, async (tx, language) => {
    const { channel, session } = asked
    const thing = body.key === null ? undefined : await findThing(tx, channel.id, kind, body.key)
    if (body.key !== null && !thing) throw new CallError('not_found')
    if (thing && thing.version !== body.version)
      return { key: thing.key, theirs: showThing(thing, language, language) }
    if (!thing) refuseMore(kind, (await listThings(tx, channel.id, kind)).length)
    const value = tidy(kind, body.value)
    refuseRename(kind, thing, value)

    const key = thing?.key ?? `new-${randomBytes(6).toString('hex')}`
    const base_version = thing?.published ? versionOf(thing.published) : null
    if (base_version === versionOf(value)) await deleteChange(tx, channel.id, kind, key)
    else
      await upsertChange(tx, channel.id, {
        ...{ kind, key, change: 'keep', value, base_version },
        operator_email: session.operator.email,
        changed_at: ctx.now(),
      })
    return { key, theirs: null }
  })
}

function refuseMore(kind: ContentKind, count: number): void {
  if (kinds[kind].isSingle || count >= maxThings) throw new CallError('conflict')
}

/** Whatever refers to it, here, in games and in orders, does so by its name. */
function refuseRename(kind: ContentKind, thing: DraftThing | undefined, value: ContentValue): void {
  const { keyField } = kinds[kind]
  if (keyField && thing?.published && value[keyField] !== thing.published[keyField])
    throw new CallError('invalid_request', { fields: { [keyField]: 'must stay as it was published' } })
}

/** With what goes without saying, as the published one has it; what is wrong stays as it was typed. */
function tidy(kind: ContentKind, value: ContentValue): ContentValue {
  const { success, data } = kinds[kind].schema.safeParse(value)
  return success ? data : value
}
