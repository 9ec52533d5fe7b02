import Anthropic, { type ClientOptions } from '@anthropic-ai/sdk';
import { ModelKeyError } from '../../../model/errors';
import type { Model } from '../model';
import { readTurn } from './read-turn';
import { DEFAULT_RETRY, type RetryRule, withRetry } from './retry';
import { toModelError } from './to-model-error';
import { toRequest } from './to-request';

/** The current Claude Haiku. */
export const DEFAULT_MODEL = 'claude-haiku-5-5';

/** Characters of a snapshot; some 8,000 tokens. */
const SNAPSHOT_BUDGET = 24_000;

export interface AnthropicModelOptions {
  apiKey: string;
  /** Of the service, unless told. */
  baseURL?: string | undefined;
  /** Model id as the service knows it. */
  model?: string | undefined;
  fetch?: ClientOptions['fetch'];
  /** Tries and delays; tests shorten them. */
  retry?: Partial<RetryRule> | undefined;
}

/**
 * Claude over the Messages API.
 * @throws ModelKeyError when the key cannot be one.
 */
export function createAnthropicModel(options: AnthropicModelOptions): Model {
  const apiKey = options.apiKey.trim();
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new ModelKeyError(
      'There is no usable API key for Claude. Enter one in Settings; you get it at platform.claude.com.',
    );
  }
  const name = options.model?.trim() || DEFAULT_MODEL;
  const retry = { ...DEFAULT_RETRY, ...options.retry };
  const client = new Anthropic({
    apiKey,
    baseURL: options.baseURL?.trim() || null,
    // The retry rule is ours, so that the person sees every wait and Stop ends it.
    maxRetries: 0,
    // The key is the user's own, kept where no page can read it.
    dangerouslyAllowBrowser: true,
    // Else a broken stream is printed to the console, page text and all.
    logLevel: 'off',
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
  return {
    name,
    snapshotBudget: SNAPSHOT_BUDGET,
    next: (request, signal, listener) =>
      withRetry(retry, signal, listener, async () => {
        try {
          const stream = await client.messages.create(toRequest(name, request), { signal });
          return await readTurn(stream, (text) => listener?.onText?.(text));
        } catch (error) {
          throw toModelError(error, { signal, model: name });
        }
      }),
  };
}
