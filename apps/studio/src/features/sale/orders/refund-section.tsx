import { newKey } from '@grandstand/api-client'
import type { StudioOrderDetail, StudioRefund } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { majorUnits, readAmount } from '@grandstand/rules'
import { CheckboxField, FormProblem, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { orderHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Picks } from '../../../platform/picks.tsx'
import { ProblemLine } from '../../../platform/problem-line.tsx'
import { GameBuyers } from './game-buyers.tsx'
import { isReason } from './is-reason.ts'
import styles from './refund-section.module.css'

const reasons = ['no_picture', 'twice', 'called_off', 'something_else'] as const

interface RefundSectionProps {
  channel: string
  order: StudioOrderDetail
  /** Where the button stands, in sight of everything. */
  foot: HTMLElement | null
}

/** All of it or a part, why, and what it does, before it is done. */
export function RefundSection({ channel, order, foot }: RefundSectionProps) {
  const i18n = useI18n()
  const { words, fill, money, number } = i18n
  const say = words.money.refund
  const of = words.sales.order
  const client = useClient()
  const queryClient = useQueryClient()
  const id = useId()
  const [isPart, setPart] = useState(false)
  const [part, setPartOf] = useState(Number.NaN)
  const [reason, setReason] = useState<(typeof reasons)[number] | null>(null)
  const [state, setState] = useState<StudioRefund['state'] | null>(null)
  // Sent again after a failure, it is the same refund.
  const [key] = useState(newKey)
  const { refundable, currency, counted_towards_id: passOrderId } = order
  const partOf = (text: string) => readAmount(text, currency)
  const left = money(refundable, currency)
  const partText = part >= 1 && part <= refundable ? money(part, currency) : '…'
  const { form, field, failure, isSending } = useForm({
    fields: ['amount', 'why', 'reason', 'despite_pass'],
    check: ({ amount, despite_pass, reason: other }) => ({
      amount: !isPart || (partOf(amount) >= 1 && partOf(amount) <= refundable) ? null : 'amount',
      why: reason === null ? 'needed' : null,
      reason: reason !== 'something_else' || isReason(other) ? null : 'reason',
      despite_pass: passOrderId === null || despite_pass !== '' ? null : 'needed',
    }),
    explain: name =>
      ({
        amount: fill(of.badAmount, { least: number(majorUnits(1, currency)), left }),
        why: say.chooseReason,
        reason: of.badReason,
        despite_pass: of.passChoice,
      })[name],
    async send({ amount, despite_pass, reason: other }) {
      const refund = await client.send(studioWireCalls.refundStudioOrder, {
        params: { channel, id: String(order.id) },
        body: {
          ...(isPart && { amount: partOf(amount) }),
          ...(despite_pass !== '' && { despite_pass: true }),
          reason: reason === null || reason === 'something_else' ? other.trim() : say.reasons[reason],
          idempotency_key: key,
        },
      })
      setState(refund.state)
      await queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
  const why = field('why')
  if (refundable === 0) return state && <Done state={state} />
  const does = isPart ? say.keeps : order.event_id === null ? say.endsPass : say.endsGame
  return (
    <section className={styles.refund} aria-label={of.refund}>
      <h3 className={styles.title}>{of.refund}</h3>
      {state && <Done state={state} />}
      <form
        {...form}
        id={id}
        className="stack-3"
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === 'amount') setPartOf(partOf(target.value))
        }}
      >
        <FormProblem text={failure && errorText(failure, i18n)} />
        <Picks
          label={of.howMuch}
          isJoined
          value={isPart ? 'part' : 'all'}
          onPick={much => setPart(much === 'part')}
          options={[
            { value: 'all', label: fill(say.all, { amount: left }) },
            { value: 'part', label: say.part },
          ]}
        />
        {isPart && (
          <TextField
            {...field('amount')}
            label={fill(words.common.amount, { currency })}
            inputMode="decimal"
            autoComplete="off"
            required
          />
        )}
        <Picks
          label={words.common.reason}
          name={why.name}
          value={reason}
          onPick={picked => {
            setReason(picked)
            why.onInput()
          }}
          options={reasons.map(value => ({ value, label: say.reasons[value] }))}
        />
        <ProblemLine text={why.problem} />
        {reason === 'something_else' && (
          <TextField {...field('reason')} label={words.common.reason} hint={of.reasonHint} required />
        )}
        {passOrderId !== null && (
          <>
            <p className="small">
              {of.isInPass}{' '}
              <a href={orderHref(channel, passOrderId)}>{fill(of.passOrder, { id: passOrderId })}</a>
            </p>
            <CheckboxField {...field('despite_pass')} required>
              {of.despitePass}
            </CheckboxField>
          </>
        )}
        <p className="quiet meta pretty">{does}</p>
      </form>
      {order.event_id !== null && <GameBuyers channel={channel} event={String(order.event_id)} least={2} />}
      {foot &&
        createPortal(
          <button
            className={`button button--danger ${styles.button}`}
            type="submit"
            form={id}
            aria-disabled={isSending}
          >
            {isSending ? of.refunding : fill(say.action, { amount: isPart ? partText : left })}
          </button>,
          foot,
        )}
    </section>
  )
}

function Done({ state }: { state: StudioRefund['state'] }) {
  const { words } = useI18n()
  const of = words.sales.order
  const told = { done: of.isRefunded, waiting: of.isWaiting, given_up: of.problems.refused }
  return (
    <p className={`${styles.done} strong small`} role="status">
      {told[state]}
    </p>
  )
}
