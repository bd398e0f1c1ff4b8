import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../platform/operator.ts'

/** Somebody who answers for the channel has read its texts. */
export function ConfirmLegal({ channel }: { channel: string }) {
  const i18n = useI18n()
  const say = i18n.words.setup.legal
  const client = useClient()
  const queryClient = useQueryClient()
  const mayCall = useMayCall()
  const confirming = useMutation({
    mutationFn: () => client.send(studioWireCalls.confirmLegalTexts, { params: { channel } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['setup'] }),
  })
  if (!mayCall(studioWireCalls.confirmLegalTexts)) return null
  return (
    <>
      <button
        className="button"
        type="button"
        disabled={confirming.isPending}
        onClick={() => confirming.mutate()}
      >
        {say.confirm}
      </button>
      <p className="problem meta strong unless-empty" role="alert">
        {confirming.isError && errorText(confirming.error, i18n)}
      </p>
    </>
  )
}
