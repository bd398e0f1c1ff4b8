/** A payment that was on its way to a bank when the page was opened, as the server wrote it into the page. */
export interface Paying {
  order_id: number
  brand: string | null
  last4: string | null
  email: string
  total: number
  currency: string
}

/** Null: the page was opened for something else. The server is trusted for its shape. */
export function readPaying(orderId: string | null): Paying | null {
  const text = document.getElementById('page-data')?.textContent
  const data: { paying?: Paying | null } = text ? JSON.parse(text) : {}
  return data.paying && String(data.paying.order_id) === orderId ? data.paying : null
}
