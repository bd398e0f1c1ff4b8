import type { StudioGrant } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { fullName } from '../../../platform/full-name.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

export function EndGrant({ channel, grant }: { channel: string; grant: StudioGrant }) {
  const { words, fill } = useI18n()
  const say = words.sales.grants
  const client = useClient()
  const what = { what: grant.name, name: fullName(grant.user) }
  return (
    <ConfirmAction
      label={say.end}
      describedLabel={fill(say.endOf, what)}
      title={say.confirmEnd}
      text={fill(say.confirmEndText, what)}
      action={words.common.endNow}
      run={() => client.send(studioWireCalls.endGrant, { params: { channel, id: String(grant.id) } })}
      changes="grants"
    />
  )
}
