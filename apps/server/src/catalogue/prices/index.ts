export { followPrices } from './follow-prices.ts'
export { type GameFacts, listGameFacts } from './game-facts-store.ts'
export { priceGame } from './price-game.ts'
