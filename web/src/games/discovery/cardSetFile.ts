/** A card set file: JSON, or TOML as the terminal reads it. The server validates the numbers. */
type CardSet = Record<string, unknown>;

/** Throws a SyntaxError if the text is no card set. The TOML parser is loaded on demand. */
export async function parseCardSet(text: string): Promise<CardSet> {
  const parsed: unknown = text.trimStart().startsWith('{') ? JSON.parse(text) : await parseToml(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new SyntaxError();
  return parsed as CardSet;
}

async function parseToml(text: string): Promise<unknown> {
  const { parse, TomlError } = await import('smol-toml');
  try {
    return parse(text);
  } catch (error) {
    throw error instanceof TomlError ? new SyntaxError(error.message) : error;
  }
}
