import type { ContentKind, Params, Query, Reply, studioCalls } from '@grandstand/contract'
import { mayCall } from '@grandstand/rules'
import { listImages } from '../../channel/images/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { kinds, listNamed } from '../channel-code/index.ts'
import { describeFields } from './describe-fields.ts'
import { nameItem } from './name-item.ts'
import { type DraftPart, readDraftOf } from './read-draft.ts'
import { showItem } from './show-item.ts'

interface Input {
  channel: Channel
  session: OperatorSession
  params: Params<typeof studioCalls.listContent>
  query: Query<typeof studioCalls.listContent>
}

export async function listContent(
  ctx: Pick<Context, 'db'>,
  { channel, session, params: { kind }, query }: Input,
): Promise<Reply<typeof studioCalls.listContent>> {
  const draft = await ctx.db.transaction(tx => readDraftOf(tx, channel.id, kind), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  const images = await listImages(ctx, channel)
  const { language: own, languages, currency, run_as_code } = draft.channel
  const language = query.language ?? own
  const { schema, keyField, isSingle, hasOrder, by, shownAt } = kinds[kind]
  return {
    kind,
    is_locked: run_as_code,
    may_change: mayCall(session.operator.role, by),
    is_single: isSingle,
    has_order: hasOrder,
    is_reordered: draft.rows.some(row => row.kind === kind && row.change === 'order'),
    key_field: keyField === 'code' ? null : keyField,
    shown_at: shownAt,
    fields: describeFields(schema),
    items: (draft.items[kind] ?? []).map(item => showItem(item, language, own)),
    problems: draft.problems.filter(problem => problem.kind === kind).slice(0, 500),
    names: Object.fromEntries(listNamed(kind).map(each => [each, listNames(draft, each, language)])),
    pictures: Object.fromEntries(
      [...draft.pictures].map(([path, hash]) => [
        path,
        // Of what is published copies alone are served; what was just sent is a copy already.
        images.byPath(path)?.url ?? `/images/${channel.channel_key}/${hash}`,
      ]),
    ),
    languages: [own, ...languages.filter(each => each !== own)],
    currency,
  }
}

function listNames({ items, channel }: DraftPart, kind: ContentKind, language: string) {
  const { keyField } = kinds[kind]
  return (items[kind] ?? [])
    .filter(({ state }) => state !== 'removed')
    .map(({ value }) => ({
      alias: String(keyField && value[keyField]),
      name: nameItem(value, language, channel.language),
    }))
}
