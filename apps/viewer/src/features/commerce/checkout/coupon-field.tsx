import { ApiError } from '@grandstand/api-client'
import { Icon, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useState } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import { FormFailure } from '../../../platform/form/form-failure.tsx'
import { retryAfter } from '../../../platform/form/retry-after.ts'
import { useSecondsLeft } from '../../../platform/form/use-seconds-left.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './coupon-field.module.css'

interface CouponFieldProps {
  /** The code that counts. */
  coupon: string | null
  onApply: (code: string) => Promise<void>
  onRemove: () => void
  /** The code that was put in before is not right any more. */
  isWrong: boolean
}

export function CouponField({ coupon, onApply, onRemove, isWrong }: CouponFieldProps) {
  const { fill } = useI18n()
  const { coupon: words } = useCommerceWords()
  const [isAsked, setIsAsked] = useState(isWrong)
  if (coupon !== null) {
    return (
      <div className={styles.applied}>
        <p role="status">
          <Icon name="check" />
          {fill(words.applied, { code: coupon })}
        </p>
        <button
          className="icon-button"
          type="button"
          aria-label={fill(words.remove, { code: coupon })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </div>
    )
  }
  if (!isAsked && !isWrong) {
    return (
      <button className={styles.ask} type="button" onClick={() => setIsAsked(true)}>
        {words.ask}
      </button>
    )
  }
  return <CouponForm onApply={onApply} isWrong={isWrong} />
}

const fields = ['coupon'] as const

function CouponForm({ onApply, isWrong }: Pick<CouponFieldProps, 'onApply' | 'isWrong'>) {
  const { words: common } = useI18n()
  const { coupon: words } = useCommerceWords()
  const { form, field, failure, isSending } = useForm({
    fields,
    check: ({ coupon }) => ({ coupon: coupon.trim() === '' ? 'required' : null }),
    explain: (_, code) => (code === 'required' ? common.validation.required : words.wrong),
    send: ({ coupon }) => onApply(coupon.trim()),
    fieldOf: code => (code === 'wrong_promo_code' ? 'coupon' : undefined),
  })
  const secondsLeft = useSecondsLeft(retryAfter(failure), failure)
  const isRefused = isWrong || (failure instanceof ApiError && failure.code === 'wrong_promo_code')
  const own = field('coupon')
  return (
    <form {...form} className={`${styles.form} stack-3`}>
      <TextField
        {...own}
        problem={own.problem ?? (isRefused ? words.wrong : undefined)}
        label={words.label}
        autoComplete="off"
      />
      <SubmitButton
        label={words.apply}
        sendingLabel={words.applying}
        isSending={isSending}
        isBlocked={secondsLeft > 0}
        isPlain
      />
      {!isRefused && <FormFailure error={failure} secondsLeft={secondsLeft} />}
    </form>
  )
}
