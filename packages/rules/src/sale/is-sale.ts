interface Payment {
  status: string
  base_price: number
  service_fee: number
}

/**
 * What was sold at a price and paid, also if a coupon took all of it off or it was given back later. The first bill of a trial
 * has no price: a trial is not a sale.
 */
export function isSale({ status, base_price, service_fee }: Payment): boolean {
  return (status === 'paid' || status === 'refunded') && base_price + service_fee > 0
}
