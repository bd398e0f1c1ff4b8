import type { EventBuyers } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Dialog, FormProblem, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../platform/operator.ts'
import { BuyersFacts } from './buyers-facts.tsx'
import { isReason } from './is-reason.ts'
import styles from './order-actions.module.css'
import { useAmounts } from './use-amounts.ts'

interface RefundBuyersProps {
  channel: string
  buyers: EventBuyers
  /** Of the button that opens the question. */
  label: string
}

/** Refunds all who bought a game singly, after it has said how many they are, how much it is and what ends. */
export function RefundBuyers({ channel, buyers, label }: RefundBuyersProps) {
  const i18n = useI18n()
  const { words, fill, plural } = i18n
  const say = words.sales.buyers
  const client = useClient()
  const queryClient = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const [begun, setBegun] = useState<number | null>(null)
  const amount = useAmounts()(buyers.amounts)
  const { is_cancelled } = buyers.event
  const mayRefund = useMayCall()(studioWireCalls.refundEventBuyers)
  const { form, field, failure, isSending } = useForm({
    fields: ['reason'],
    check: ({ reason }) => ({ reason: isReason(reason) ? null : 'reason' }),
    explain: () => words.sales.order.badReason,
    async send({ reason }) {
      const { refunds } = await client.send(studioWireCalls.refundEventBuyers, {
        params: { channel, id: String(buyers.event.id) },
        body: { reason: reason.trim() },
      })
      setBegun(refunds)
      dialog.current?.close()
      await Promise.all(
        ['buyers', 'orders'].map(changed => queryClient.invalidateQueries({ queryKey: [changed] })),
      )
    },
  })
  return (
    <div className={`${styles.action} stack-2 start`}>
      {buyers.buyers > 0 && mayRefund && (
        <button className="button button--danger" type="button" onClick={() => dialog.current?.showModal()}>
          {label}
        </button>
      )}
      <p className="small strong unless-empty" role="status">
        {begun !== null && plural(say.done, begun)}
      </p>
      <Dialog
        ref={dialog}
        title={fill(say.confirm, { name: buyers.event.name })}
        text={fill(plural(say.count, buyers.buyers), { amount })}
        actions={null}
      >
        <form {...form} className="stack-4">
          <FormProblem text={failure && errorText(failure, i18n)} />
          {!is_cancelled && <p className="pretty">{say.ends}</p>}
          <BuyersFacts buyers={buyers} />
          <TextField
            {...field('reason')}
            label={words.common.reason}
            defaultValue={is_cancelled ? say.defaultReason : say.reasonBegun}
            required
          />
          <div className={`${styles.buttons} row-3`}>
            <SubmitButton
              label={fill(say.confirmAction, { amount })}
              sendingLabel={words.sales.order.refunding}
              isSending={isSending}
            />
            <button className="button" type="button" onClick={() => dialog.current?.close()}>
              {words.cancel}
            </button>
          </div>
        </form>
      </Dialog>
    </div>
  )
}
