/**
 * @file townsmith.h
 * Townsmith's games for programs in any language.
 *
 * Everything here is plain C: no exception leaves it, and nothing that one side allocates is freed
 * by the other. Games, states and bots are handles that this library makes and frees; texts and
 * numbers are written into memory of the caller.
 *
 * Functions that can be refused return a @ref townsmith_status; then nothing has changed, and
 * townsmith_error() has the sentence. A function that writes a text returns how many bytes the
 * whole text has, without the zero at its end: if that is not less than the size given, the text
 * was cut off.
 *
 * A handle may be used by one thread at a time. A game may be shared: nothing changes it.
 *
 * Names and structs of this file change only with a new major version of the interface:
 * townsmith_interface().
 */
#ifndef TOWNSMITH_TOWNSMITH_H
#define TOWNSMITH_TOWNSMITH_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define TOWNSMITH_API __attribute__((visibility("default")))
#else
#define TOWNSMITH_API
#endif

/** The major version of this interface. */
#define TOWNSMITH_INTERFACE 1

/** Whose turn it is, where it is no player's. */
enum {
  TOWNSMITH_CHANCE = -1,       /**< nature draws */
  TOWNSMITH_SIMULTANEOUS = -2, /**< several players decide at once */
  TOWNSMITH_TERMINAL = -4      /**< the game is over */
};

/** How a call ended. */
typedef enum townsmith_status {
  TOWNSMITH_OK = 0,
  TOWNSMITH_BAD_ARGUMENT = 1, /**< a null pointer, or memory that is too small */
  TOWNSMITH_REFUSED = 2,      /**< a game, option, action or text that is not possible here */
  TOWNSMITH_FAILED = 3        /**< out of memory, or a fault of this library */
} townsmith_status;

typedef struct townsmith_game townsmith_game;
typedef struct townsmith_state townsmith_state;
typedef struct townsmith_bot townsmith_bot;

/** A named part of an observation. */
typedef struct townsmith_plane {
  char name[56];
  int32_t offset; /**< in the tensor */
  int32_t size;
  int32_t dimensions;
  int32_t shape[3];
} townsmith_plane;

/** TOWNSMITH_INTERFACE of the library that is loaded. */
TOWNSMITH_API int32_t townsmith_interface(void);
/** "0.1.0". */
TOWNSMITH_API const char* townsmith_version(void);
/** Why the last call in this thread was refused. */
TOWNSMITH_API size_t townsmith_error(char* text, size_t size);

/** How many games there are, and the name of one. */
TOWNSMITH_API int32_t townsmith_game_count(void);
TOWNSMITH_API size_t townsmith_game_name(int32_t number, char* text, size_t size);

/** A game with its setup: players, or 0 for as many as usual; options as "level=3", separated by
 * spaces, or null. */
TOWNSMITH_API townsmith_status townsmith_game_new(const char* name, int32_t players,
                                                  const char* options, townsmith_game** game);
/** States and bots of a game may outlive it. */
TOWNSMITH_API void townsmith_game_free(townsmith_game* game);
TOWNSMITH_API int32_t townsmith_game_players(const townsmith_game* game);
/** Actions are numbered from 1; 0 is to wait, for a player who has nothing to decide. */
TOWNSMITH_API int32_t townsmith_game_actions(const townsmith_game* game);
/** Rises when numbers get another meaning. */
TOWNSMITH_API int32_t townsmith_game_numbering(const townsmith_game* game);
TOWNSMITH_API size_t townsmith_game_action_name(const townsmith_game* game, int32_t action,
                                                char* text, size_t size);
/** How many numbers an observation has, and of how many planes. */
TOWNSMITH_API int32_t townsmith_game_observation_size(const townsmith_game* game);
TOWNSMITH_API int32_t townsmith_game_planes(const townsmith_game* game);
TOWNSMITH_API townsmith_status townsmith_game_plane(const townsmith_game* game, int32_t number,
                                                    townsmith_plane* plane);

/** A game at its beginning. */
TOWNSMITH_API townsmith_status townsmith_state_new(const townsmith_game* game,
                                                   townsmith_state** state);
TOWNSMITH_API townsmith_status townsmith_state_clone(const townsmith_state* state,
                                                     townsmith_state** copy);
TOWNSMITH_API void townsmith_state_free(townsmith_state* state);
/** The player to decide, or one of TOWNSMITH_CHANCE, TOWNSMITH_SIMULTANEOUS, TOWNSMITH_TERMINAL. */
TOWNSMITH_API int32_t townsmith_state_player(const townsmith_state* state);
/** The players to decide, a bit for each. Where there are several they may act in any order. */
TOWNSMITH_API uint32_t townsmith_state_actors(const townsmith_state* state);
/** How many equally likely results the next draw has: its actions are 0 to one less. 0 where nature
 * does not draw. */
TOWNSMITH_API int32_t townsmith_state_outcomes(const townsmith_state* state);
/** The legal actions of a player, ascending; returns how many there are, and writes at most `size`.
 */
TOWNSMITH_API int32_t townsmith_state_legal(const townsmith_state* state, int32_t player,
                                            int32_t* actions, size_t size);
/** The move in the game's notation, or the name of an action that only begins one. */
TOWNSMITH_API size_t townsmith_state_action_text(const townsmith_state* state, int32_t player,
                                                 int32_t action, char* text, size_t size);
/** An action of a player, or of nature (TOWNSMITH_CHANCE). */
TOWNSMITH_API townsmith_status townsmith_state_apply(townsmith_state* state, int32_t player,
                                                     int32_t action);
/** Draws until a player decides or the game is over. `*luck` is a seed, and is changed for the next
 * call. */
TOWNSMITH_API townsmith_status townsmith_state_settle(townsmith_state* state, uint64_t* luck);
/** What a player sees, as numbers: `size` is at least townsmith_game_observation_size(). */
TOWNSMITH_API townsmith_status townsmith_state_observe(const townsmith_state* state, int32_t player,
                                                       float* tensor, size_t size);
/** The same as JSON, and everything the player has seen since the beginning. */
TOWNSMITH_API size_t townsmith_state_observation(const townsmith_state* state, int32_t player,
                                                 char* text, size_t size);
TOWNSMITH_API size_t townsmith_state_information(const townsmith_state* state, int32_t player,
                                                 char* text, size_t size);
/** Makes this a state that the player cannot tell from what it was. */
TOWNSMITH_API townsmith_status townsmith_state_resample(townsmith_state* state, int32_t player,
                                                        uint64_t seed);
/** A player's points if the game ended now, as far as the player knows. */
TOWNSMITH_API townsmith_status townsmith_state_score(const townsmith_state* state, int32_t player,
                                                     int32_t* score);
/** Who has won, a bit for each; 0 before the end. */
TOWNSMITH_API uint32_t townsmith_state_winners(const townsmith_state* state);
/** The state as text, and back. */
TOWNSMITH_API size_t townsmith_state_save(const townsmith_state* state, char* text, size_t size);
TOWNSMITH_API townsmith_status townsmith_state_load(const townsmith_game* game, const char* text,
                                                    townsmith_state** state);

/** A bot of the program: "easy", "hard", "search:simulations=500". */
TOWNSMITH_API townsmith_status townsmith_bot_new(const townsmith_game* game, const char* name,
                                                 uint64_t seed, townsmith_bot** bot);
TOWNSMITH_API void townsmith_bot_free(townsmith_bot* bot);
/** The next action of a player who is to decide. */
TOWNSMITH_API townsmith_status townsmith_bot_step(townsmith_bot* bot, const townsmith_state* state,
                                                  int32_t player, int32_t* action);

#ifdef __cplusplus
}
#endif

#endif
