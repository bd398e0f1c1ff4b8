/** How many entries a desktop header shows; with more, all of them are in the menu sheet as well. */
export const headerEntries = 7
