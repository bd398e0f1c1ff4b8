import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** Pays with a test card and takes it back at once. */
export function TestPayment({ channel }: { channel: string }) {
  const i18n = useI18n()
  const say = i18n.words.money.connect
  const client = useClient()
  const queryClient = useQueryClient()
  const testing = useMutation({
    mutationFn: () => client.send(studioWireCalls.testPayments, { params: { channel } }),
    gcTime: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['payment-connection'] }),
  })
  const { data } = testing
  return (
    <>
      <button
        className="button button--primary"
        type="button"
        disabled={testing.isPending}
        onClick={() => testing.mutate()}
      >
        {testing.isPending ? say.testing : say.test}
      </button>
      <p className="small strong unless-empty" role="status">
        {data && (data.problem ?? say.testDone)}
      </p>
      <p className="small strong problem unless-empty" role="alert">
        {testing.isError && errorText(testing.error, i18n)}
      </p>
    </>
  )
}
