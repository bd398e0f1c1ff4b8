import type { StudioProducts } from '@grandstand/contract'
import { CheckboxField } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './coupon-form.module.css'

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
  return (
    <fieldset className={styles.products}>
      <legend className={styles.label}>{say.products}</legend>
      {products.packages.map(({ id, name, is_single_event }) => (
        <CheckboxField
          key={id}
          name={`package-${id}`}
          defaultChecked={value.package_ids.includes(id)}
          onInput={() => toggle('package_ids', id)}
        >
          {is_single_event ? `${name} (${say.singleGame})` : name}
        </CheckboxField>
      ))}
      {products.subscriptions.map(({ id, name }) => (
        <CheckboxField
          key={id}
          name={`subscription-${id}`}
          defaultChecked={value.subscription_ids.includes(id)}
          onInput={() => toggle('subscription_ids', id)}
        >
          {name}
        </CheckboxField>
      ))}
      <p className={styles.hint}>{say.productsHint}</p>
    </fieldset>
  )
}
