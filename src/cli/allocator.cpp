// Compiled into every program that is linked with jemalloc.
extern "C" {
/// How jemalloc is told: what has been free for some seconds is given back, even while nothing
/// happens.
extern const char* malloc_conf;
const char* malloc_conf = "background_thread:true,dirty_decay_ms:5000,muzzy_decay_ms:0";
}
