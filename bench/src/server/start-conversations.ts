/** Begins conversations at a running server's demo widget; returns their visitors' tokens. */
export async function startConversations(
  { url, widget }: { url: string; widget: string },
  count: number,
): Promise<string[]> {
  const clientKey = widget.split('/').at(-1);
  const tokens: string[] = [];
  for (let i = 0; i < count; i++) {
    const response = await fetch(`${url}/api/widget/clientKey/${clientKey}/conversation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"language":"da"}',
    });
    if (!response.ok) throw new Error(`Beginning a conversation was answered with ${response.status}`);
    tokens.push(((await response.json()) as { token: string }).token);
  }
  return tokens;
}
