import type { StudioGrant } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { fullName } from '../../../platform/full-name.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useToast } from '../../../platform/toasts/toast-context.ts'

export function EndGrant({ channel, grant }: { channel: string; grant: StudioGrant }) {
  const { words, fill } = useI18n()
  const say = words.sales.grants
  const client = useClient()
  const queryClient = useQueryClient()
  const toast = useToast()
  const params = { channel, id: String(grant.id) }
  const what = { what: grant.name, name: fullName(grant.user) }
  return (
    <ConfirmAction
      label={say.end}
      describedLabel={fill(say.endOf, what)}
      title={say.confirmEnd}
      text={fill(say.confirmEndText, what)}
      action={words.common.endNow}
      run={() => client.send(studioWireCalls.endGrant, { params })}
      changes="grants"
      onDone={() => toast({ text: fill(say.endedToast, what), undo: restore })}
    />
  )

  async function restore() {
    await client.send(studioWireCalls.restoreGrant, { params, body: { ends_at: grant.ends_at } })
    await queryClient.invalidateQueries({ queryKey: ['grants'] })
  }
}
