import { type Body, contentKinds, contentValue, type Reply, type studioCalls } from '@grandstand/contract'
import { withoutLanguage } from '@grandstand/rules'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { readSettings } from '../channel-code/index.ts'
import { changeDraft } from './change-draft.ts'
import { deleteChange, upsertChange } from './content-store.ts'
import { listItems } from './read-items.ts'
import { versionOf } from './version-of.ts'

/** Nothing of the language is left in the draft, so that it can be published. The channel's own language stays. */
export function removeContentLanguage(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, ip, body }: OperatorCall & { body: Body<typeof studioCalls.removeContentLanguage> },
): Promise<Reply<typeof studioCalls.removeContentLanguage>> {
  const { language, only_count } = body
  const now = ctx.now()
  return changeDraft(ctx, { channel, session, params: { kind: 'settings' } }, async tx => {
    const [settings] = await listItems(tx, channel.id, 'settings')
    const published = await readSettings(tx, channel.id)
    const languages = [...published.languages, ...listWords(settings?.value.languages)]
    if (settings?.value.language === language) throw new CallError('conflict')
    let items = 0
    for (const kind of contentKinds)
      for (const item of await listItems(tx, channel.id, kind)) {
        if (item.state === 'removed') continue
        const cleaned = contentValue.parse(withoutLanguage(item.value, language, languages))
        if (versionOf(cleaned) !== item.version) items += 1
        if (kind === 'settings')
          cleaned.languages = listWords(cleaned.languages).filter(each => each !== language)
        if (only_count || versionOf(cleaned) === item.version) continue
        const base_version = item.published ? versionOf(item.published) : null
        if (base_version === versionOf(cleaned)) await deleteChange(tx, channel.id, kind, item.key)
        else
          await upsertChange(tx, channel.id, {
            kind,
            key: item.key,
            change: 'keep',
            value: cleaned,
            base_version,
            operator_email: session.operator.email,
            changed_at: now,
          })
      }
    if (!only_count)
      await recordChannelAction(
        { db: tx, now: ctx.now },
        { channel, session, ip },
        { action: 'remove_language', details: { language, items } },
      )
    return { items }
  })
}

function listWords(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(each => typeof each === 'string') : []
}
