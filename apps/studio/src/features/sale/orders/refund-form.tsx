import { newKey } from '@grandstand/api-client'
import type { StudioOrderDetail, StudioRefund } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { CheckboxField, FormProblem, SelectField, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { orderHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { readMoney } from '../../../platform/read-money.ts'
import { isReason } from './is-reason.ts'
import styles from './order-actions.module.css'

interface RefundFormProps {
  channel: string
  order: StudioOrderDetail
  onCancel: () => void
  onRefund: (refund: StudioRefund) => void
}

export function RefundForm({ channel, order, onCancel, onRefund }: RefundFormProps) {
  const i18n = useI18n()
  const { words, fill, money } = i18n
  const say = words.sales.order
  const client = useClient()
  const queryClient = useQueryClient()
  const [isPart, setIsPart] = useState(false)
  // Sent again after a failure, it is the same refund.
  const [key] = useState(newKey)
  const passOrderId = order.counted_towards_id
  const left = money(order.refundable, order.currency)
  const { form, field, failure, isSending } = useForm({
    fields: ['amount', 'despite_pass', 'reason'],
    check: ({ amount, despite_pass, reason }) => ({
      despite_pass: passOrderId === null || despite_pass !== '' ? null : 'needed',
      amount: !isPart || (readMoney(amount) >= 1 && readMoney(amount) <= order.refundable) ? null : 'amount',
      reason: isReason(reason) ? null : 'reason',
    }),
    explain: name =>
      ({ amount: fill(say.badAmount, { left }), despite_pass: say.passChoice, reason: say.badReason })[name],
    async send({ amount, despite_pass, reason }) {
      const refund = await client.send(studioWireCalls.refundStudioOrder, {
        params: { channel, id: String(order.id) },
        body: {
          ...(isPart && { amount: readMoney(amount) }),
          ...(despite_pass !== '' && { despite_pass: true }),
          reason: reason.trim(),
          idempotency_key: key,
        },
      })
      await queryClient.invalidateQueries({ queryKey: ['orders'] })
      onRefund(refund)
    },
  })
  return (
    <form {...form} className="stack-4">
      <FormProblem text={failure && errorText(failure, i18n)} />
      <SelectField
        name="much"
        label={say.howMuch}
        value={isPart ? 'part' : 'all'}
        onChange={({ target }) => setIsPart(target.value === 'part')}
        options={[
          { value: 'all', label: fill(say.all, { amount: left }) },
          { value: 'part', label: say.part },
        ]}
      />
      {isPart && (
        <TextField
          {...field('amount')}
          label={fill(words.common.amount, { currency: order.currency })}
          inputMode="decimal"
          autoComplete="off"
          required
        />
      )}
      {passOrderId !== null && (
        <>
          <p>
            {say.isInPass}{' '}
            <a href={orderHref(channel, passOrderId)}>{fill(say.passOrder, { id: passOrderId })}</a>
          </p>
          <CheckboxField {...field('despite_pass')} required>
            {say.despitePass}
          </CheckboxField>
        </>
      )}
      <TextField {...field('reason')} label={words.common.reason} hint={say.reasonHint} rows={2} required />
      <div className={`${styles.buttons} row-3`}>
        <SubmitButton label={say.refund} sendingLabel={say.refunding} isSending={isSending} />
        <button className="button" type="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  )
}
