/** The source of the mails about orders: other languages have the same keys and places. */
export const en = {
  renewsOn: 'It renews on {date} unless you cancel the renewal first.',
  plusTax: '{price} plus tax',
  nothingDue: 'Nothing to pay',
  lines: {
    number: 'Receipt number',
    date: 'Date',
    product: 'Product',
    starts: 'Starts',
    card: 'Paid with',
    price: 'Price',
    fee: 'Service fee',
    discount: 'Promo code {code}',
    credit: 'Games that you already bought',
    tax: 'Tax',
    total: 'Total',
    refunded: 'Refunded',
  },
  taxNumber: 'Tax number: {number}',
  paidWith: '{brand} ending in {last4}',
  /** Of what was bought just now. */
  bought: {
    title: 'You’re in',
    titleFor: 'You’re in, {name}',
    upcoming: '{product} is yours. It starts on {when}. Come back to the same link then.',
    open: '{product} is yours, and it is open to you now.',
    watch: 'Watch',
    game: 'Open the game',
    games: 'See the games',
    calendar: 'Add to calendar',
    receipt: 'Print the receipt',
    passwordText:
      'You can watch in the browser where you paid. To watch anywhere else, set a password within an hour; later, the login page sends you another link.',
    password: 'Set a password',
    stranger:
      'If you did not buy this, somebody typed your address by mistake, and nothing was charged to you.',
  },
  mails: {
    receipt: {
      subject: 'Your receipt from {channel}: {product}',
      text: 'Thank you. {product} is yours, and this is your receipt.',
      button: 'Open the receipt',
    },
    gift_receipt: {
      subject: 'Your receipt from {channel}: a gift, {product}',
      text: 'Thank you. Your gift is on its way: we have mailed a link to open {product}. In your orders you see when it is opened; until then you can send it again or take it back. This is your receipt.',
      button: 'Open the receipt',
    },
    group_receipt: {
      subject: 'Your receipt from {channel}: {product} for a group',
      text: 'Thank you. The {seats} links to {product} are in your orders: share one with each person. Each link works once, and you see how many are opened. This is your receipt.',
      button: 'See the links',
    },
    renewed: {
      subject: '{product} is renewed',
      text: 'Your subscription {product} is renewed and paid. This is your receipt.',
      button: 'Open the receipt',
    },
    trial_over: {
      subject: 'Your free trial is over: {product} goes on',
      text: 'Your free trial has ended, and the first payment for {product} was made. This is your receipt.',
      button: 'Open the receipt',
    },
    trial_started: {
      subject: 'Your free trial of {product} has begun',
      text: '{product} is free for you until {date}. Then {price} is charged to your card, and again for each period, unless you cancel the renewal in your profile first.',
      button: 'See your orders',
    },
    trial_ends: {
      subject: 'Your free trial of {product} ends on {date}',
      text: 'Your free trial ends on {date}. If you do nothing, {product} goes on and {price} is charged to your card. If you do not want that, cancel the renewal first, and nothing is charged.',
      button: 'Keep or cancel it',
    },
    renewal_ahead: {
      subject: '{product} renews on {date}',
      text: 'Your subscription {product} renews on {date} for another 12 months, and {price} is charged to your card. If you do not want that, cancel the renewal first.',
      button: 'Keep or cancel it',
    },
    payment_failed: {
      subject: 'The renewal of {product} was not paid',
      text: 'Your card was refused when we tried to renew {product} for {price}. It stays open for you until {date}. Pay now to keep it.',
      button: 'Pay now',
      otherwise: 'If you have paid since, ignore this mail.',
    },
    authentication_needed: {
      subject: 'Please confirm the renewal of {product}',
      text: 'Your bank asks you to confirm the payment of {price} before {product} is renewed. It stays open for you until {date}. Confirm now to keep it.',
      button: 'Confirm the payment',
      otherwise: 'If you have confirmed it since, ignore this mail.',
    },
    refunded: {
      subject: 'We have refunded {product}',
      text: 'We have refunded {amount} for {product}. Your bank may take up to 10 days to show it. The order has ended.',
      button: 'Open the receipt',
    },
    partly_refunded: {
      subject: 'We have refunded a part of {product}',
      text: 'We have refunded {amount} of the {total} that you paid for {product}. Your bank may take up to 10 days to show it. Your purchase stays valid.',
      button: 'Open the receipt',
    },
    cancelled: {
      subject: 'The renewal of {product} is cancelled',
      text: '{product} stays open for you until {date}, then it ends. Nothing more is charged.',
      button: 'See your orders',
    },
    ended: {
      subject: 'Your subscription {product} has ended',
      text: 'Your subscription {product} has ended. Nothing more is charged. You can subscribe again at any time.',
      button: 'See the passes',
    },
  },
}
