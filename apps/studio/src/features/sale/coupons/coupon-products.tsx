import type { StudioProducts } from '@grandstand/contract'
import { CheckboxField } from '@grandstand/ui'
import { useState } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

interface Chosen {
  package_ids: number[]
  subscription_ids: number[]
}

interface CouponProductsProps {
  products: StudioProducts
  value: Chosen
  onChange: (chosen: Chosen) => void
}

export function CouponProducts({ products, value, onChange }: CouponProductsProps) {
  const { words } = useI18n()
  const say = words.sales.coupons
  const toggle = (list: keyof Chosen, id: number) => {
    const ids = value[list]
    onChange({ ...value, [list]: ids.includes(id) ? ids.filter(each => each !== id) : [...ids, id] })
  }
  // What is no longer sold is there to be taken out, never to be added.
  const [first] = useState(value)
  const passes = products.packages.filter(
    ({ id, is_retired }) => !is_retired || first.package_ids.includes(id),
  )
  const plans = products.subscriptions.filter(
    ({ id, is_retired }) => !is_retired || first.subscription_ids.includes(id),
  )
  const marked = (name: string, marks: string[]) =>
    marks.length === 0 ? name : `${name} (${marks.join(', ')})`
  return (
    <fieldset className="stack-1">
      <legend className="small strong">{say.products}</legend>
      {passes.map(({ id, name, is_single_event, is_retired }) => (
        <CheckboxField
          key={id}
          name={`package-${id}`}
          defaultChecked={value.package_ids.includes(id)}
          onInput={() => toggle('package_ids', id)}
        >
          {marked(name, [...(is_single_event ? [say.singleGame] : []), ...(is_retired ? [say.retired] : [])])}
        </CheckboxField>
      ))}
      {plans.map(({ id, name, is_retired }) => (
        <CheckboxField
          key={id}
          name={`subscription-${id}`}
          defaultChecked={value.subscription_ids.includes(id)}
          onInput={() => toggle('subscription_ids', id)}
        >
          {marked(name, is_retired ? [say.retired] : [])}
        </CheckboxField>
      ))}
      <p className="quiet meta">{say.productsHint}</p>
    </fieldset>
  )
}
