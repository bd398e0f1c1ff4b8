/** The provider's form would not take the card; the message is for its holder. */
export class CardRefused extends Error {}
