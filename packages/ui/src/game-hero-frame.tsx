/** Keeps the place of the game that leads the home page. Mirrored as text by `first-screen.ts`. */
export function GameHeroFrame() {
  return <div className="game-hero" />
}
