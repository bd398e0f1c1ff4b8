import type { StudioCoupon, StudioProducts } from '@grandstand/contract'
import { FormProblem, SelectField, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useState } from 'react'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './coupon-form.module.css'
import { CouponProducts } from './coupon-products.tsx'
import {
  type CouponKind,
  checkCouponForm,
  couponFields,
  readCouponForm,
  writeCouponForm,
} from './read-coupon-form.ts'

const kinds = ['percent', 'amount'] as const

export type CouponBody = ReturnType<typeof readCouponForm> &
  Pick<StudioCoupon, 'code' | 'package_ids' | 'subscription_ids'>

interface CouponFormProps {
  /** Null: a new one. */
  coupon: StudioCoupon | null
  products: StudioProducts
  onSave: (body: CouponBody) => Promise<unknown>
}

export function CouponForm({ coupon, products, onSave }: CouponFormProps) {
  const i18n = useI18n()
  const say = i18n.words.sales.coupons
  const [kind, setKind] = useState<CouponKind>(coupon?.amount == null ? 'percent' : 'amount')
  const [chosen, setChosen] = useState({
    package_ids: coupon?.package_ids ?? [],
    subscription_ids: coupon?.subscription_ids ?? [],
  })
  const { currency } = products
  const place = { zone: i18n.zone, currency }
  const first = writeCouponForm(coupon, place)
  const { form, field, failure, isSending, isDone } = useForm({
    fields: couponFields,
    check: typed => checkCouponForm(kind, { ...typed, code: typed.code.trim().toUpperCase() }, place),
    explain: (_field, code) => problems[code] ?? i18n.words.errors.failed,
    fieldOf: code => (code === 'conflict' && coupon === null ? 'code' : undefined),
    send: typed =>
      onSave({
        code: typed.code.trim().toUpperCase(),
        ...readCouponForm(kind, typed, coupon, place),
        ...chosen,
      }),
  })
  const problems: Record<string, string> = {
    code: say.badCode,
    percent: say.badPercent,
    amount: i18n.fill(say.badAmount, { example: i18n.money(450, currency) }),
    until: say.badUntil,
    count: say.badCount,
  }
  const isTaken = coupon === null && failure !== null && 'status' in failure && failure.status === 409
  return (
    <form {...form} className={`${styles.form} stack-4`}>
      {coupon?.is_of_files && <p className="pretty note">{say.takeOver}</p>}
      <FormProblem text={failure && (isTaken ? say.taken : errorText(failure, i18n))} />
      <TextField
        {...field('code')}
        label={say.code}
        hint={coupon ? '' : say.codeHint}
        defaultValue={first.code}
        autoComplete="off"
        readOnly={coupon !== null}
        required
      />
      <div className={`${styles.pair} stack-4`}>
        <SelectField
          name="kind"
          label={say.kind}
          value={kind}
          onChange={({ target }) => setKind(target.value === 'amount' ? 'amount' : 'percent')}
          options={kinds.map(value => ({ value, label: say.kinds[value] }))}
        />
        <TextField
          {...field('worth')}
          label={kind === 'percent' ? say.percent : i18n.fill(i18n.words.common.amount, { currency })}
          defaultValue={first.worth}
          inputMode="decimal"
          autoComplete="off"
          required
        />
      </div>
      <CouponProducts products={products} value={chosen} onChange={setChosen} />
      <div className={`${styles.pair} stack-4`}>
        <TextField
          {...field('from')}
          type="date"
          label={say.validFrom}
          hint={say.dayHint}
          defaultValue={first.from}
        />
        <TextField
          {...field('until')}
          type="date"
          label={i18n.words.common.untilEndOf}
          hint={say.dayHint}
          defaultValue={first.until}
        />
      </div>
      <div className={`${styles.pair} stack-4`}>
        <TextField
          {...field('maxUses')}
          label={say.maxUses}
          hint={say.countHint}
          defaultValue={first.maxUses}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...field('maxPerUser')}
          label={say.maxPerUser}
          hint={say.countHint}
          defaultValue={first.maxPerUser}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <SubmitButton
        label={i18n.words.common.save}
        sendingLabel={i18n.words.common.saving}
        isSending={isSending}
      />
      <p className="small strong unless-empty" role="status">
        {isDone && i18n.words.common.saved}
      </p>
    </form>
  )
}
