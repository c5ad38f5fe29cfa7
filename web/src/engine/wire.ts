// Where what was received becomes messages. Nowhere else is anything said to be of one of the protocol's types: the
// types and the schemas that tests hold every message against are made from the same descriptions.

import type { Answer, HostMessage, Me, PersonAnswer, Problem, RefusalAnswer, RequestMessage, Token, Verb } from './protocol';

export const readMessage = (text: string): HostMessage => JSON.parse(text) as HostMessage;
export const readRequest = (text: string): RequestMessage => JSON.parse(text) as RequestMessage;
/** What was answered to a verb. */
export const readAnswer = <V extends Verb>(_verb: V, text: string): Answer<V> | { error: Problem } =>
  JSON.parse(text) as Answer<V> | { error: Problem };
/** The number of a message says which request it answers, so it is of that request's kind. */
export const answerTo = <V extends Verb>(_verb: V, answer: Answer<Verb>): Answer<V> => answer as Answer<V>;

/** What a server answers to a request by HTTP; a server of files alone, or what stands in front of one, may say anything. */
export type Body = Partial<Me & PersonAnswer & Token & RefusalAnswer>;
export async function readBody(response: Response): Promise<Body> {
  const value: unknown = await response.json();
  return typeof value === 'object' && value !== null ? value : {};
}
/** The answer of a route that only a server has; its body is described in the protocol. */
export const readHttp = async <T>(response: Response): Promise<T> => (await response.json()) as T;
