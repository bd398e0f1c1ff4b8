import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './order-actions.module.css'

/** Has the provider asked what became of the order. */
export function SettleOrder({ params }: { params: { channel: string; id: string } }) {
  const i18n = useI18n()
  const say = i18n.words.sales.order
  const client = useClient()
  const queryClient = useQueryClient()
  const settling = useMutation({
    mutationFn: () => client.send(studioWireCalls.settleStudioOrder, { params }),
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  })
  return (
    <div className={`${styles.action} stack-2 start`}>
      <button
        className="button"
        type="button"
        disabled={settling.isPending}
        onClick={() => settling.mutate()}
      >
        {settling.isPending ? say.settling : say.settle}
      </button>
      <p className="small strong unless-empty" role="status">
        {settling.isSuccess && say.isSettled}
      </p>
      <p className="small strong problem unless-empty" role="alert">
        {settling.isError && errorText(settling.error, i18n)}
      </p>
    </div>
  )
}
