import type Stripe from 'stripe'

/** An object of the SDK as it stands in the reply: decimals are texts there, and the SDK reads them. */
export type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends string
    ? T
    : T extends object
      ? { [Name in keyof T]: Wire<T[Name]> }
      : T
